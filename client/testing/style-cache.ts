import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../app/style-cache';

/**
 * Creates a cache that names the styles without writing them: jsdom would parse all rules again for each of them, and
 * has no layout.
 */
export function createUnwrittenStyleCache(): EmotionCache {
  const cache = createStyleCache();
  cache.sheet.insert = () => undefined;
  return cache;
}
