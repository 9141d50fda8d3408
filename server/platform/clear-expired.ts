import type { App } from './app.js';
import type { Retained } from './config/retention.js';
import type { Statement } from './database/database.js';
import { sqlState } from './errors.js';

/** The number of rows that one statement removes. It is small, so that nobody waits long for the locks. */
const BATCH = 1000;
/** The SQLSTATE of a statement that exceeded statement_timeout. */
const TOOK_TOO_LONG = '57014';

/** Statements by retention setting. Each removes a batch of at most $2 rows that are older than $1. */
export type Removals = Record<Retained, string[]>;

const counted = (name: string, text: string): Statement => ({
  name,
  text: `WITH removed AS (${text} RETURNING 1) SELECT count(*)::integer AS removed FROM removed`,
});

/**
 * Removes rows batch by batch. If a batch takes too long, the next ones are smaller. Each batch runs in its
 * own transaction, so that its rollback has ended before the next batch starts. Otherwise the next batch
 * would skip rows that are still locked.
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
 * Removes data whose retention period has ended (docs/operations.md), in small batches, each in its own
 * transaction. Logs a failed removal and goes on with the others.
 * @throws AggregateError of all failures, at the end
 */
export async function clearExpired(app: App, removals: Removals): Promise<void> {
  const failures: Error[] = [];
  for (const [name, texts] of Object.entries(removals) as [Retained, string[]][]) {
    const before = new Date(Date.now() - app.config.retention[name] * 24 * 3600 * 1000);
    try {
      let removed = 0;
      for (const [at, text] of texts.entries())
        removed += await removeAll(app, counted(`clear-${name}-${at}`, text), before);
      if (removed > 0) app.log.info({ name, removed }, 'Expired data deleted');
    } catch (error) {
      app.log.error({ name, err: error }, 'Expired data could not be deleted');
      failures.push(new Error(`${name}: ${(error as Error).message}`));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
