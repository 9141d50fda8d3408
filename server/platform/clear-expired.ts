import type { App } from './app.js';
import type { Kept } from './config/retention.js';
import type { Statement } from './database/database.js';
import { sqlState } from './errors.js';

/** Rows that are removed in one statement: few enough that nobody waits for their locks. */
const BATCH = 1000;
/** What PostgreSQL answers at its statement_timeout. */
const TOOK_TOO_LONG = '57014';

/** What is kept for a time, and how a batch of what is older than $1 is removed, $2 rows at most. */
export type Removals = Record<Kept, string[]>;

const counted = (name: string, text: string): Statement => ({
  name,
  text: `WITH removed AS (${text} RETURNING 1) SELECT count(*)::integer AS removed FROM removed`,
});

/**
 * Removes rows batch by batch. If a batch takes too long, the next ones are smaller. Each batch runs in a transaction:
 * its rollback has ended before the next batch starts, which would otherwise skip rows that are still locked.
 */
async function removeAll(app: App, statement: Statement, before: Date): Promise<number> {
  let batch = BATCH;
  for (let total = 0; ; ) {
    try {
      const row = await app.database.transaction(() =>
        app.database.readOne<{ removed: number }>(statement, [before, batch]),
      );
      const removed = row?.removed ?? 0;
      total += removed;
      if (removed < batch) return total;
    } catch (error) {
      if (sqlState(error) !== TOOK_TOO_LONG || batch === 1) throw error;
      batch = Math.floor(batch / 2);
    }
  }
}

/**
 * Removes what has been kept for its time (docs/operations.md), in small batches, each on its own. What cannot be
 * removed is logged and does not keep the rest.
 * @throws AggregateError of all that failed, at the end
 */
export async function clearExpired(app: App, removals: Removals): Promise<void> {
  const failures: Error[] = [];
  for (const [name, texts] of Object.entries(removals) as [Kept, string[]][]) {
    const before = new Date(Date.now() - app.config.retention[name] * 24 * 3600 * 1000);
    try {
      let removed = 0;
      for (const [at, text] of texts.entries())
        removed += await removeAll(app, counted(`clear-${name}-${at}`, text), before);
      if (removed > 0) app.log.info({ name, removed }, 'What had been kept for its time was removed');
    } catch (error) {
      app.log.error({ name, err: error }, 'What had been kept for its time could not be removed');
      failures.push(new Error(`${name}: ${(error as Error).message}`));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
