import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'sql-template-tag';
import type { NamedStatement } from './database.js';

/**
 * The statement under a name of its own, so that PostgreSQL parses and plans it once per connection. `label` tells what
 * it is where PostgreSQL lists its statements; the variants of it have names of their own, made of their texts.
 */
export function prepared(label: string, { text, values }: Sql): NamedStatement {
  const known = texts.get(text) ?? { hash: createHash('sha1').update(text).digest('base64url'), text };
  texts.set(text, known);
  // The very text that was sent before, so that nobody has to compare two long ones.
  return { name: `${label} ${known.hash}`, text: known.text, values };
}

/** Those that were used lately. */
const texts = new LRUCache<string, { hash: string; text: string }>({ max: 1000 });
