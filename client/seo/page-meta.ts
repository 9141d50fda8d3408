import { PRODUCT_NAME, TAGLINE } from '../lib/product';

/** What a loader may say about its page, as `{ meta }` in what it returns. */
export type PageMeta = {
  /** The part before the hyphen; the route's own title when left out. */
  title?: string;
  description?: string;
  /** Absolute path of a picture for previews. */
  image?: string | null;
  /** The one address of this content, when several show it. */
  canonical?: string;
  jsonLd?: Record<string, unknown>;
  noindex?: boolean;
};

const DESCRIPTION =
  'Find New Zealand suppliers you can trust. A portion of each sale goes to good causes for children and young people.';

/** `Contact - Uplift | 100% charitable` (R030). */
export function documentTitle(routeName: string): string {
  return `${routeName} - ${PRODUCT_NAME} | ${TAGLINE}`;
}

export function pageDescription(meta: PageMeta): string {
  return meta.description ?? DESCRIPTION;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Title, description, preview and structured data for the head of a page rendered on the server. */
export function metaHtml(routeName: string, meta: PageMeta): string {
  const title = escapeHtml(documentTitle(meta.title ?? routeName));
  const description = escapeHtml(pageDescription(meta));
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:site_name" content="${PRODUCT_NAME}">`,
  ];
  if (meta.image) tags.push(`<meta property="og:image" content="${escapeHtml(meta.image)}">`);
  if (meta.canonical) tags.push(`<link rel="canonical" href="${escapeHtml(meta.canonical)}">`);
  if (meta.noindex) tags.push('<meta name="robots" content="noindex">');
  if (meta.jsonLd) tags.push(`<script type="application/ld+json">${scriptJson(meta.jsonLd)}</script>`);
  return tags.join('');
}
