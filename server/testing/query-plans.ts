import type { Database } from '../platform/database/database.js';
import { sentStatements } from './sent-statements.js';

/** Runs `work` and returns the query plans of its SELECT statements as text. */
export async function queryPlans(database: Database, work: () => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  for (const { text, values } of await sentStatements(work)) {
    if (!/^\s*(SELECT|WITH)\b/i.test(text)) continue;
    const rows: Record<'QUERY PLAN', string>[] = await database.manager.query(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n');
}
