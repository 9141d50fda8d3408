import { z } from 'zod';
import type { Database, NamedStatement, Statement } from '../database/database.js';
import { badInput } from '../errors.js';

const DAY_MS = 24 * 3600 * 1000;

/** A position in the log of changed records: after the row with this transaction and sequence number. */
export interface FeedPosition {
  /** The database that the position belongs to. Transactions of another one have other numbers. */
  feed: string;
  xid: string;
  seq: string;
}

const digits = z.string().regex(/^\d{1,19}$/);
const stored = z.tuple([z.string().max(50), digits, digits, z.int()]);

/** Returns a position as callers send it back. */
export const writePosition = ({ feed, xid, seq }: FeedPosition): string =>
  Buffer.from(JSON.stringify([feed, xid, seq, Math.floor(Date.now() / DAY_MS)])).toString('base64url');

/**
 * Reads a position of callers. After `days`, deletions are no longer in the log.
 * @throws AppError BAD_USER_INPUT for a text that is no position, and with the reason `expired` for one that is
 *   older
 */
export function readPosition(text: string, days: number): FeedPosition {
  const { data } = stored.safeParse(parsed(text));
  if (!data) throw badPosition('This is not a position of the change feed.');
  const [feed, xid, seq, day] = data;
  if (day <= Math.floor(Date.now() / DAY_MS) - days) throw expired();
  return { feed, xid, seq };
}

/** Returns the error for a position from which changes may be missing. */
export const expired = () =>
  badPosition('This position is too old. Read all records again, starting without a position.', 'expired');

const badPosition = (message: string, reason?: string) =>
  badInput(message, [{ field: 'after', message, ...(reason && { reason }) }]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/**
 * SQL of the identifier of the log: it differs in another database and after a restore of a dump, where the
 * transactions have other numbers.
 */
export const FEED_SQL = `(SELECT concat_ws('-', oid, pg_relation_filenode('record_change')) FROM pg_database
  WHERE datname = current_database())`;

const NOW: NamedStatement = {
  name: 'feed-position',
  text: `SELECT ${FEED_SQL} AS feed, pg_snapshot_xmin(pg_current_snapshot())::text AS xid, '0' AS seq`,
};

/** Returns the position after the changes of all transactions that have ended. */
export const currentPosition = async (database: Database): Promise<FeedPosition> =>
  (await database.readOneShared<FeedPosition & Record<string, unknown>>(NOW)) as FeedPosition;

// The order makes PostgreSQL read from the position on instead of the whole log.
const SINCE: Statement = {
  name: 'records-changed-since',
  text: `WITH later AS MATERIALIZED (SELECT record_id FROM record_change
      WHERE (xid, seq) > ($1::xid8, $2::bigint) AND record_type = $3 ORDER BY xid, seq LIMIT $5)
    SELECT ${FEED_SQL} AS feed, $1::xid8 > pg_snapshot_xmin(pg_current_snapshot()) AS ahead,
      (SELECT count(*)::integer FROM later) AS changes, ARRAY(SELECT DISTINCT record_id FROM later LIMIT $4) AS ids`,
};
/** The maximum number of changes to read, per id to return. */
const CHANGES_PER_ID = 10;

interface Later extends Record<string, unknown> {
  feed: string;
  /** True for a position from the future, such as after the database was set back to an earlier time. */
  ahead: boolean;
  changes: number;
  ids: number[];
}

/**
 * Returns the ids of records of a type that have changed since a position, at most `most`. Null if there are
 * more, or if the position belongs to another database or to the future.
 */
export async function changedSince(
  database: Database,
  { feed, xid, seq }: FeedPosition,
  { type, most }: { type: string; most: number },
): Promise<number[] | null> {
  const mostChanges = most * CHANGES_PER_ID;
  const found = await database.readOne<Later>(SINCE, [xid, seq, type, most + 1, mostChanges + 1]);
  const known = found?.feed === feed && !found.ahead;
  return known && found.changes <= mostChanges && found.ids.length <= most ? found.ids : null;
}
