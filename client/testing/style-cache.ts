import createCache, { type EmotionCache } from '@emotion/cache';

/** Names the styles without writing them: jsdom would read all rules again for each of them, and lays nothing out. */
export function createUnwrittenStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  cache.sheet.insert = () => undefined;
  return cache;
}
