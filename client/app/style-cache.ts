import createCache, { type EmotionCache } from '@emotion/cache';

/** The cache that emotion writes into; the same key on both sides, so that the browser takes over what is there. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/** Everything inserted so far as one style element, for a page rendered on the server. */
export function styleText(cache: EmotionCache): { ids: string; css: string } {
  const entries = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ids: entries.map(([id]) => id).join(' '), css: entries.map(([, rule]) => rule).join('') };
}
