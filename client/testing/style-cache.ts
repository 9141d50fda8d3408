import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../app/style-cache';

/** Names the styles without writing them: jsdom would read all rules again for each of them, and lays nothing out. */
export function createUnwrittenStyleCache(): EmotionCache {
  const cache = createStyleCache();
  cache.sheet.insert = () => undefined;
  return cache;
}
