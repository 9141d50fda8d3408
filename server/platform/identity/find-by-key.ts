import type { Statement } from '../database/database.js';
import { limitFailures } from '../rate-limit.js';
import type { RequestContext } from '../request-context.js';

/** What a key can be made of; anything else is looked up as a key that nobody has. */
const KEY = /^[\w-]{1,100}$/;

/** What is asked of a key, and what it has to open besides its page. */
export interface KeyLookup<Row> {
  /** Takes the key, then `within`. */
  statement: Statement;
  /** What on that page is asked for, such as one of its leads: what the key does not open is told in no other way. */
  within?: readonly unknown[];
  /** Whether it opens anything for the caller. */
  opens?: (row: Row) => boolean;
}

/**
 * The record whose secret page a key opens, or null: for a key that was never given, was replaced, is no key at all, or
 * opens nothing for the caller, or not what is asked for. All of these send the same statements, the count and the look,
 * so that not even the time tells them apart. Only they count, by network address, so that nobody tries many (R237, R342).
 * @throws AppError RATE_LIMITED
 */
export async function findByKey<Row extends { id: number }>(
  context: RequestContext,
  key: string,
  { statement, within = [], opens = () => true }: KeyLookup<Row>,
): Promise<Row | null> {
  const { config, database } = context.app;
  const limit = { key: `link-key:address:${context.clientAddress}`, most: config.rateLimitPerMinute };
  let found: Row | null = null;
  await limitFailures(context, [limit], async () => {
    const row = await database.readOne<Row & Record<string, unknown>>(statement, [
      KEY.test(key) ? key : '',
      ...within,
    ]);
    found = row && opens(row) ? row : null;
    return found !== null;
  });
  return found;
}
