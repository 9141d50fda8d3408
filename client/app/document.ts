import { barColorMarkup } from '../theme/color-mode';
import { FONT_BASE, preloadedFonts } from '../theme/fonts';
import { STATE_ELEMENT } from './page-state';
import type { RenderedPage } from './rendered-page';

/** Addresses of the built files that a page needs. */
export type PageAssets = {
  /** The module that starts the page in the browser. */
  entry: string;
  /** Chunks that it and the matched screens will import, to be fetched at once. */
  preloads: string[];
  /** Extra markup for the head, for instance what Vite adds in development. */
  headExtra?: string;
};

type Texts = { baseCss: string; colorModeScript: string };

const fontPreload = (file: string) =>
  `<link rel="preload" href="${FONT_BASE}${file}" as="font" type="font/woff2" crossorigin>`;

/**
 * The whole document of a page. Inline script and styles are exactly `colorModeScript`, `baseCss` and
 * `page.styles.css`, so that their hashes can stand in the content security policy. Scripts come last: the page
 * paints first.
 */
export function documentHtml(
  page: RenderedPage,
  assets: PageAssets,
  { baseCss, colorModeScript }: Texts,
): string {
  const preloads = assets.preloads
    .map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`)
    .join('');
  const styles = page.styles.css
    ? `<style data-emotion="css ${page.styles.ids}">${page.styles.css}</style>`
    : '';
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${page.head}${barColorMarkup}<link rel="icon" href="/favicon.svg" type="image/svg+xml">${preloadedFonts.map(fontPreload).join('')}<script>${colorModeScript}</script><style>${baseCss}</style>${styles}${assets.headExtra ?? ''}</head><body><div id="root">${page.body}</div><script type="application/json" id="${STATE_ELEMENT}">${page.state}</script>${preloads}<script type="module" src="${assets.entry}" crossorigin></script></body></html>`;
}
