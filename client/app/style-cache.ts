import createCache, { type EmotionCache } from '@emotion/cache';

/** The attribute with the names of the rules, on the style element of a rendered page. */
export const STYLE_NAMES = 'data-styles';

/** Creates the cache that emotion writes to; with the same key on both sides, so that names mean the same on both. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/**
 * Tells emotion which rules the page already contains. Emotion's own way of doing so would move the style element into
 * the head: the browser would parse all rules and compute all styles again.
 */
export function adoptPageStyles(cache: EmotionCache): void {
  const names = document.querySelector(`style[${STYLE_NAMES}]`)?.getAttribute(STYLE_NAMES)?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
}

/** Returns everything inserted so far as one style element, for a page rendered on the server. */
export function styleText(cache: EmotionCache): { ids: string; css: string } {
  const entries = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ids: entries.map(([id]) => id).join(' '), css: entries.map(([, rule]) => rule).join('') };
}
