import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'sql-template-tag';
import type { NamedStatement } from './database.js';

/**
 * The statement under a name of its own, so that PostgreSQL parses and plans it once per connection. `label` tells what
 * it is where PostgreSQL lists its statements; the variants of it have names of their own, made of their texts.
 */
export function prepared(label: string, { text, values }: Sql): NamedStatement {
  const hash = hashes.get(text) ?? createHash('sha1').update(text).digest('base64url');
  hashes.set(text, hash);
  return { name: `${label} ${hash}`, text, values };
}

/** Of texts that were used lately. */
const hashes = new LRUCache<string, string>({ max: 1000 });
