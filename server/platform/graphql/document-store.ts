import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';
import { isCacheable, MAX_CACHED_DOCUMENTS } from './document-limits.js';

/**
 * Creates the cache in which Apollo keeps valid documents by hash: the latest ones, without long ones.
 * Compiled documents live as long as their entry.
 */
export function documentStore(): KeyValueCache<DocumentNode> {
  const latest = new InMemoryLRUCache<DocumentNode>({
    maxSize: MAX_CACHED_DOCUMENTS,
    sizeCalculation: () => 1,
  });
  return {
    get: (key) => latest.get(key),
    delete: (key) => latest.delete(key),
    set: async (key, document) => {
      if (isCacheable(document.loc?.source.body ?? '')) await latest.set(key, document);
    },
  };
}
