import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { fontFaceCss } from './fonts';
import { config } from './system';
import { keyframes } from './tokens';

/** Rules for whole pages; only on the server, so that no browser computes them again. */
const pageWide = defineConfig({
  preflight: true,
  globalCss: {
    '*': { '--global-color-border': 'colors.border' },
    html: {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      lineHeight: 'normal',
      colorPalette: 'brand',
      scrollPaddingTop: '5rem',
      textSizeAdjust: '100%',
      fontSynthesis: 'none',
      overflowWrap: 'break-word',
    },
    'html, body': { minHeight: '100dvh' },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    '*::placeholder': { color: 'fg.subtle', opacity: '1' },
    '*::selection': { bg: 'brand.emphasized', color: 'fg' },
    'button, input, select, textarea': { fontFamily: 'inherit' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: { keyframes },
});

let text: string | null = null;

/**
 * Returns fonts, reset, base rules and tokens as one constant text for the head of every page. Computed once per
 * process, on the server only: in a browser emotion would insert the rules instead of returning them.
 */
export function baseCss(): string {
  if (text !== null) return text;
  const cache = createCache({ key: 'base' });
  const { _global } = createSystem(defaultBaseConfig, config, pageWide);
  const rules = _global.map((styles) => cache.insert('', css(styles), cache.sheet, false) ?? '');
  text = fontFaceCss + rules.join('');
  return text;
}
