import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';
import type { NamedStatement } from './database.js';

/**
 * The statement under a name of its own, so that PostgreSQL parses and plans it once per connection. `label` tells what
 * it is where PostgreSQL lists its statements; the variants of it have names of their own, made of their texts.
 */
export function prepared(label: string, { text, values }: Sql): NamedStatement {
  return { name: `${label} ${createHash('sha1').update(text).digest('base64url')}`, text, values };
}
