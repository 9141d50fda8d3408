import createCache, { type EmotionCache } from '@emotion/cache';

/** Holds the names of the rules in the style element of a rendered page. */
export const STYLE_NAMES = 'data-styles';

/** The cache that emotion writes into; the same key on both sides, so that names mean the same on both. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/**
 * Lets the browser know what the page brought along. Not emotion's own way of doing so, which puts the style
 * element into the head once more: the browser would read all rules and compute all styles again.
 */
export function adoptPageStyles(cache: EmotionCache): void {
  const names = document.querySelector(`style[${STYLE_NAMES}]`)?.getAttribute(STYLE_NAMES)?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
}

/** Everything inserted so far as one style element, for a page rendered on the server. */
export function styleText(cache: EmotionCache): { ids: string; css: string } {
  const entries = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ids: entries.map(([id]) => id).join(' '), css: entries.map(([, rule]) => rule).join('') };
}
