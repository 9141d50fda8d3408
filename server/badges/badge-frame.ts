import { LANGUAGE_TAGS } from '../platform/language.js';
import type { BadgeLook } from './badge.input.js';
import { xmlText } from './xml-text.js';

/**
 * The badge as a page for an iframe: those who hear it are told the figures, and a press on it opens the public page
 * in place of the page around.
 */
export const badgeFrame = (
  svg: string,
  title: string,
  url: string,
  { lang }: Pick<BadgeLook, 'lang'>,
): string =>
  `<!doctype html><html lang="${LANGUAGE_TAGS[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${xmlText(title)}</title>` +
  '<style>:root{color-scheme:light dark;background:transparent}body{margin:0}main,a{display:block}svg{display:block;max-width:100%;height:auto}a:focus-visible{outline:3px solid #1B7453;outline-offset:-3px;border-radius:6px}</style></head>' +
  `<body><main><a href="${xmlText(url)}" target="_top">${svg}</a></main></body></html>`;
