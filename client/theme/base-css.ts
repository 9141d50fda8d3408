import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { fontFaceCss } from './fonts';
import { baseStyles } from './system';

let text: string | null = null;

/**
 * Fonts, reset, base rules and tokens as one constant text for the head of every page. Computed once per process,
 * on the server only: in a browser emotion would insert the rules instead of answering them.
 */
export function baseCss(): string {
  if (text !== null) return text;
  const cache = createCache({ key: 'base' });
  const rules = baseStyles.map((styles) => cache.insert('', css(styles), cache.sheet, false) ?? '');
  text = fontFaceCss + rules.join('');
  return text;
}
