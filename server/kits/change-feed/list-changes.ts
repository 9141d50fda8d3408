import { z } from 'zod';
import type { Database, Statement } from '../../platform/database/database.js';
import { parseInput } from '../../platform/input.js';
import { expired, FEED_SQL, readPosition, writePosition } from '../../platform/live/feed-position.js';
import type { RequestContext } from '../../platform/request-context.js';
import { pageSize } from '../lists/page.js';
import type { ChangePage, RecordChangeRow } from './record-change.type.js';

const MAX_PAGE = 1000;

const request = z.object({
  after: z.string().max(200).nullish(),
  types: z.array(z.string()).nullish(),
  first: pageSize(MAX_PAGE),
});

/** A request to the change feed. */
export interface ChangeRequest {
  after?: string | null;
  types?: readonly string[] | null;
  first: number;
}

interface Found {
  feed: string;
  /** The oldest transaction that may still be open. Changes from it on are not ready. */
  horizon: string;
  /** True if there are rows of transactions that have not begun yet, as after a restore. */
  ahead: boolean;
  rows: (RecordChangeRow & { xid: string; seq: string })[];
}

const CHANGES: Statement = {
  name: 'record-changes',
  text: `WITH now AS MATERIALIZED (SELECT pg_current_snapshot() AS snapshot)
    SELECT ${FEED_SQL} AS feed, pg_snapshot_xmin(snapshot)::text AS horizon,
      coalesce((SELECT xid >= pg_snapshot_xmax(snapshot) FROM record_change ORDER BY xid DESC, seq DESC LIMIT 1),
        false) AS ahead,
      (SELECT coalesce(json_agg(c), '[]') FROM (
        SELECT record_type AS "recordType", record_id AS id, version, changed_at AS "changedAt", deleted,
          r.xid::text AS xid, r.seq::text AS seq
        FROM record_change r
        WHERE (xid, seq) > ($1::xid8, $2::bigint) AND xid < pg_snapshot_xmin(snapshot)
          AND ($3::text[] IS NULL OR record_type = ANY ($3))
        ORDER BY r.xid, r.seq LIMIT $4) c) AS rows
    FROM now`,
};

/** Puts the rows of a restored dump, whose transactions have other numbers here, before all others. */
const REBASE: Statement = {
  text: `UPDATE record_change SET xid = '0' WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())`,
};

/**
 * Returns the changes after a position, in an order in which no change is skipped, however transactions
 * overlap. Without a position, begins with the oldest change of every record, so that all records are listed.
 * A record can be listed more than once. The audience limits callers to Admin.
 * @throws AppError BAD_USER_INPUT, with the reason `expired` for a position that is older than 30 days or of
 *   another database
 */
export async function listChanges({ app }: RequestContext, asked: ChangeRequest): Promise<ChangePage> {
  const { after, types, first } = parseInput(request, asked);
  const from = after ? readPosition(after, app.config.retention['record-changes']) : null;
  const values = [from?.xid ?? '0', from?.seq ?? '0', types ?? null, first + 1];
  const { feed, horizon, rows } = await read(app.database, values);
  if (from && (from.feed !== feed || BigInt(from.xid) > BigInt(horizon))) throw expired();
  const hasMore = rows.length > first;
  const shown = rows.slice(0, first);
  const last = hasMore ? shown.at(-1) : undefined;
  return {
    changes: shown.map(({ xid: _, seq: __, ...change }) => change),
    position: writePosition({ feed, xid: last?.xid ?? horizon, seq: last?.seq ?? '0' }),
    hasMore,
  };
}

async function read(database: Database, values: unknown[]): Promise<Found> {
  const found = (await database.readOne<Found & Record<string, unknown>>(CHANGES, values)) as Found;
  if (!found.ahead) return found;
  await database.transaction(() => database.read(REBASE));
  return (await database.readOne<Found & Record<string, unknown>>(CHANGES, values)) as Found;
}
