import { LANGUAGE_TAGS } from '../../platform/language.js';
import { xmlText } from '../../platform/xml-text.js';
import type { BadgeAppearance, BadgeTheme } from './badge.input.js';

/** Returns the rule of the focus ring, in a colour that is visible on the background. */
const ring = (color: string) => `a:focus-visible{outline-color:${color}}`;
const [ON_LIGHT, ON_DARK] = [ring('#1B7453'), ring('#F6CB52')];
const RINGS: Record<BadgeTheme, string> = {
  light: ON_LIGHT,
  dark: ON_DARK,
  auto: `${ON_LIGHT}@media(prefers-color-scheme:dark){${ON_DARK}}`,
};

/**
 * Returns the badge as a page for an iframe. Screen readers read out the figures, and a click opens the
 * public page in place of the embedding page.
 */
export const badgeFrame = (
  svg: string,
  title: string,
  url: string,
  { lang, theme }: BadgeAppearance,
): string =>
  `<!doctype html><html lang="${LANGUAGE_TAGS[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${xmlText(title)}</title>` +
  `<style>:root{color-scheme:light dark;background:transparent}body{margin:0}main,a{display:block}svg{display:block;max-width:100%;height:auto}a:focus-visible{outline:3px solid;outline-offset:-3px;border-radius:6px}${RINGS[theme]}</style></head>` +
  `<body><main><a href="${xmlText(url)}" target="_top">${svg}</a></main></body></html>`;
