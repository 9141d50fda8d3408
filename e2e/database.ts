import { Client } from 'pg';
import { CHANGES_CHANNEL } from '../server/platform/activity/page-changes.js';
import { underTest } from './under-test.js';

/**
 * One statement on the database of the product under test: for what no screen can bring about yet. Pages that were
 * kept are forgotten, for nobody else tells of what it changes; `{ unnoticed: true }` leaves them be.
 */
export async function sql<Row extends object>(
  statement: string,
  values: unknown[] = [],
  { unnoticed = false } = {},
): Promise<Row[]> {
  const client = new Client({ connectionString: underTest().databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, values);
    if (!unnoticed) await client.query(`NOTIFY ${CHANGES_CHANNEL}`);
    return rows;
  } finally {
    await client.end();
  }
}
