import { until } from './until.js';

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Waits until all open transactions end. The change feed holds back changes newer than the oldest
 * open transaction, even if it is from another test in another database of the same PostgreSQL server.
 */
export async function untilSettled(sql: Sql): Promise<void> {
  const [begun] = await sql('SELECT pg_current_xact_id()::text AS xid');
  await until(async () => {
    const [found] = await sql('SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS over', [
      begun?.xid,
    ]);
    return Boolean(found?.over);
  });
}
