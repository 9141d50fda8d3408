import type { TestUplift } from '../../testing/test-uplift.js';

/**
 * Waits until this many connections wait for a lock, one of them for `table` if given, or until `done`
 * settles.
 */
export async function untilWaiting(
  uplift: TestUplift,
  count: number,
  done: Promise<unknown>,
  table?: string,
): Promise<void> {
  let over = false;
  const watch = done.finally(() => {
    over = true;
  });
  for (let waiting = 0; waiting < count && !over; ) {
    const { rows } = await uplift.app.database.pool.query(
      `SELECT count(DISTINCT l.pid)::int AS n FROM pg_locks l JOIN pg_stat_activity a USING (pid)
         WHERE a.datname = current_database() AND NOT l.granted AND ($1::text IS NULL OR l.relation = $1::regclass)`,
      [table ?? null],
    );
    waiting = rows[0].n;
  }
  if (over) await watch;
}
