import { NEW_RECORDS_FEED, NEW_RECORDS_TITLE } from '../../shared/new-records-feed';
import { PREVIEW_SIZE, previewAddress } from '../../shared/preview-address';
import { inLanguage, type Language, languageTag, type Texts } from '../lib/language';
import { PRODUCT_NAME } from '../lib/product';
import { type StructuredData, withOrigin } from './structured-data';

/** The name of a route in titles; a single text for screens that exist in English only. */
export type RouteTitle = string | Texts<string>;

/** The metadata of a page, which a loader can return as `{ meta }`. */
export type PageMeta = {
  /** The part before the hyphen; defaults to the route's own title. */
  title?: string;
  description?: string;
  /** Absolute path of a picture for previews. */
  image?: string | null;
  /** The canonical path of this content, without language, if several paths show it. */
  canonical?: string;
  jsonLd?: StructuredData[];
  noindex?: boolean;
  /** True for pages that list suppliers or good causes: feed readers find the feed of new ones there. */
  hasFeed?: boolean;
};

/** The address and language of a page. */
export type PagePlace = {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Path and query without language. */
  path: string;
  language: Language;
};

/** The text after the route name in every page title (R030). */
const TAGLINE: Texts<string> = { en: '100% charitable', mi: 'He kaupapa atawhai katoa' };

const DESCRIPTION: Texts<string> = {
  en: 'Find New Zealand suppliers you can trust. A portion of each sale goes to good causes for children and young people.',
  mi: 'Rapua ngā kaiwhakarato o Aotearoa e pono ana. Ka tukuna he wāhanga o ia hokonga ki ngā kaupapa pai mō ngā tamariki me ngā rangatahi.',
};

const OPEN_GRAPH_LOCALE: Record<Language, string> = { en: 'en_NZ', mi: 'mi_NZ' };

/** Returns a title in the language, whether it has one text or one for each. */
export const titleIn = (title: RouteTitle, language: Language): string =>
  typeof title === 'string' ? title : title[language];

/** Returns `Contact - Uplift | 100% charitable` (R030). */
export function documentTitle(routeName: RouteTitle, language: Language = 'en'): string {
  return `${titleIn(routeName, language)} - ${PRODUCT_NAME} | ${TAGLINE[language]}`;
}

/** Returns the description that search engines show below the title. */
export function pageDescription(meta: PageMeta, language: Language): string {
  return meta.description ?? DESCRIPTION[language];
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Returns JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** Returns tags for the page's one address, and for the same page in the other language. */
function addressTags({ origin, path, language }: PagePlace, meta: PageMeta): string[] {
  // Without a canonical path, all queries are the same page.
  const bare = meta.canonical ?? path.replace(/\?.*/, '');
  const address = (each: Language) => origin + inLanguage(each, bare);
  const alternate = (hreflang: string, each: Language) =>
    tag('link', { rel: 'alternate', hreflang, href: address(each) });
  return [
    tag('link', { rel: 'canonical', href: address(language) }),
    alternate(languageTag.en, 'en'),
    alternate(languageTag.mi, 'mi'),
    alternate('x-default', 'en'),
    tag('meta', { property: 'og:url', content: address(language) }),
  ];
}

/** Returns the tag by which feed readers find the feed of new suppliers and good causes. */
const feedTag = (origin: string, language: Language): string =>
  tag('link', {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: NEW_RECORDS_TITLE[language],
    href: origin + inLanguage(language, NEW_RECORDS_FEED),
  });

/** Returns tags for the preview picture of a link; some networks only show it if its size is given. */
const previewTags = ({ image }: PageMeta, origin: string): string[] =>
  Object.entries({
    'og:image': origin + previewAddress(image),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(PREVIEW_SIZE.width),
    'og:image:height': String(PREVIEW_SIZE.height),
  }).map(([property, content]) => tag('meta', { property, content }));

/** Returns title, description, preview and structured data for the head of a page rendered on the server. */
export function metaHtml(routeName: RouteTitle, meta: PageMeta, place: PagePlace): string {
  const { origin, language } = place;
  const title = documentTitle(meta.title ?? routeName, language);
  const description = pageDescription(meta, language);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(meta.hasFeed ? [feedTag(origin, language)] : []),
  ];
  if (meta.noindex) return [...tags, tag('meta', { name: 'robots', content: 'noindex' })].join('');
  tags.push(
    ...addressTags(place, meta),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:site_name', content: PRODUCT_NAME }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:locale', content: OPEN_GRAPH_LOCALE[language] }),
    ...previewTags(meta, origin),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  );
  for (const data of meta.jsonLd ?? [])
    tags.push(
      `<script type="application/ld+json">${scriptJson(withOrigin({ '@context': 'https://schema.org', ...data }, origin))}</script>`,
    );
  return tags.join('');
}
