import type { Statement } from '../database/database.js';
import { limitFailures } from '../rate-limit.js';
import type { RequestContext } from '../request-context.js';

/** What a key can be made of; anything else is looked up as a key that nobody has. */
const KEY = /^[\w-]{1,100}$/;

/**
 * The record whose secret page a key opens, or null: for a key that was never given, was replaced, is no key at all, or
 * opens nothing for the caller (`opens`). Only wrong keys count, by network address, so that nobody tries many (R237, R342).
 * @throws AppError RATE_LIMITED
 */
export async function findByKey<Row extends { id: number }>(
  context: RequestContext,
  statement: Statement,
  key: string,
  opens: (row: Row) => boolean = () => true,
): Promise<Row | null> {
  const { config, database } = context.app;
  const limit = { key: `link-key:address:${context.clientAddress}`, most: config.rateLimitPerMinute };
  let found: Row | null = null;
  await limitFailures(context, [limit], async () => {
    const row = await database.readOne<Row & Record<string, unknown>>(statement, [KEY.test(key) ? key : '']);
    found = row && opens(row) ? row : null;
    return found !== null;
  });
  return found;
}
