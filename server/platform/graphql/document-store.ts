import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';
import { isKept, KEPT_DOCUMENTS } from './document-limits.js';

/**
 * Where Apollo keeps documents that it has read and found valid, by their hash: so many of the latest, short ones alone.
 * What they are compiled to lives as long as they do.
 */
export function documentStore(): KeyValueCache<DocumentNode> {
  const latest = new InMemoryLRUCache<DocumentNode>({ maxSize: KEPT_DOCUMENTS, sizeCalculation: () => 1 });
  return {
    get: (key) => latest.get(key),
    delete: (key) => latest.delete(key),
    set: async (key, document) => {
      if (isKept(document.loc?.source.body ?? '')) await latest.set(key, document);
    },
  };
}
