import type { Statement } from '../database/database.js';
import { limitFailures } from '../rate-limit.js';
import type { RequestContext } from '../request-context.js';

/** The characters of a key. Other texts are looked up like a key that does not exist. */
const KEY = /^[\w-]{1,100}$/;

/** The lookup of a key, and what it must open besides its page. */
export interface KeyLookup<Row> {
  /** The statement, whose values are the key and then `within`. */
  statement: Statement;
  /**
   * The requested part of the page, such as one of its leads. If the key does not open it, the result is the
   * same as for a wrong key.
   */
  within?: readonly unknown[];
  /** Returns true if the key opens anything for the caller. */
  opens?: (row: Row) => boolean;
}

/**
 * Returns the record whose secret page a key opens. Null if the key never existed, was replaced, is
 * malformed, or does not open the requested page for the caller. All these cases send the same statements,
 * the count and the lookup, so that not even the time reveals the difference. Failures are limited per
 * network address, to prevent guessing (R237, R342).
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
