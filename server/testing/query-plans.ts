import pg from 'pg';
import type { Database } from '../platform/database/database';

/** Runs `work` and answers how PostgreSQL would carry out each statement that it read with, as text. */
export async function queryPlans(database: Database, work: () => Promise<unknown>): Promise<string> {
  const sent: { text: string; values: unknown[] }[] = [];
  const original = pg.Client.prototype.query;
  const record = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [{ text?: string; values?: unknown[] } | string, unknown];
    const statement =
      typeof config === 'string'
        ? { text: config, values: Array.isArray(values) ? values : [] }
        : { text: config.text ?? '', values: config.values ?? [] };
    if (/^\s*(SELECT|WITH)\b/i.test(statement.text)) sent.push(statement);
    return (original as (...inner: unknown[]) => unknown).apply(this, args);
  };
  pg.Client.prototype.query = record as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  const plans: string[] = [];
  for (const { text, values } of sent) {
    const rows: Record<'QUERY PLAN', string>[] = await database.manager.query(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n');
}
