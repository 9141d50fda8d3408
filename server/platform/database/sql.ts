import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'sql-template-tag';
import type { NamedStatement } from './database.js';

/**
 * Returns the statement with a name, so that PostgreSQL parses and plans it once per connection. `label`
 * identifies it in PostgreSQL’s list of statements. Each variant has its own name, made from its text.
 */
export function prepared(label: string, { text, values }: Sql): NamedStatement {
  const known = texts.get(text) ?? { hash: createHash('sha1').update(text).digest('base64url'), text };
  texts.set(text, known);
  // The same string as before, so that long texts need not be compared.
  return { name: `${label} ${known.hash}`, text: known.text, values };
}

/** Recently used statement texts. */
const texts = new LRUCache<string, { hash: string; text: string }>({ max: 1000 });
