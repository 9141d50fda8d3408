import type { RenderedPage } from '../../shared/rendered-page';
import { SCRIPTS_ELEMENT } from '../head/start-scripts';
import { languageTag, type Texts } from '../lib/language';
import { scriptJson } from '../seo/page-meta';
import { barColorMarkup } from '../theme/color-mode';
import { FONT_BASE, preloadedFonts } from '../theme/fonts';
import { STATE_ELEMENT } from './page-state';
import { STYLE_NAMES } from './style-cache';

/** The text of a client-only page for visitors whose scripts are switched off. */
const NEEDS_SCRIPT: Texts<string> = {
  en: `This page needs JavaScript, which is switched off in your browser. Switch it on and reload the page. The <a href="/" style="text-decoration:underline">home page</a> works without it.`,
  mi: `Me whakakā te JavaScript i tō pūtirotiro mō tēnei whārangi. Whakakāngia, ka uta anō i te whārangi. Ka mahi te <a href="/mi" style="text-decoration:underline">whārangi matua</a> me te kore.`,
};
const NOSCRIPT_STYLE = 'max-width:36rem;margin:4rem auto;padding:0 1.5rem;font-size:1.125rem;line-height:1.6';

const needsScriptMarkup = ({ rendered, lang }: RenderedPage): string =>
  rendered
    ? ''
    : `<noscript><p style="${NOSCRIPT_STYLE}">${NEEDS_SCRIPT[lang === languageTag.mi ? 'mi' : 'en']}</p></noscript>`;

/** Addresses of the built files that a page needs. */
export type PageAssets = {
  /** The module that starts the page in the browser. */
  entry: string;
  /** The entry, the matched screens and all their imports, each after its own imports. */
  scripts: string[];
  /** Extra markup for the head, for instance what Vite adds in development. */
  headExtra?: string;
};

type Inlined = { baseCss: string; headScript: string };

const fontPreload = (file: string) =>
  `<link rel="preload" href="${FONT_BASE}${file}" as="font" type="font/woff2" crossorigin>`;

/** Returns the markup of the scripts; on a rendered page they wait for its first paint (start-scripts.ts). */
function scriptsMarkup({ rendered }: RenderedPage, { entry, scripts }: PageAssets): string {
  if (rendered)
    return `<script type="application/json" id="${SCRIPTS_ELEMENT}">${scriptJson(scripts)}</script>`;
  const links = scripts
    .filter((href) => href !== entry)
    .map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`);
  return `${links.join('')}<script type="module" src="${entry}" crossorigin></script>`;
}

/**
 * Returns the whole document of a page. Inline script and styles are exactly `headScript`, `baseCss` and
 * `page.styles.css`, so that the content security policy can contain their hashes. Scripts come last: the page paints
 * first.
 */
export function documentHtml(
  page: RenderedPage,
  assets: PageAssets,
  { baseCss, headScript }: Inlined,
): string {
  const styles = page.styles.css
    ? `<style ${STYLE_NAMES}="${page.styles.ids}">${page.styles.css}</style>`
    : '';
  return `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${page.head}${barColorMarkup}<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">${preloadedFonts.map(fontPreload).join('')}<script>${headScript}</script><style>${baseCss}</style>${styles}${assets.headExtra ?? ''}</head><body>${needsScriptMarkup(page)}<div id="root">${page.body}</div><script type="application/json" id="${STATE_ELEMENT}">${page.state}</script>${scriptsMarkup(page, assets)}</body></html>`;
}
