import { Client } from 'pg';
import { CHANGES_CHANNEL } from '../server/platform/activity/page-changes.js';
import { underTest } from './under-test.js';

/**
 * Runs a statement on the database of the product under test, for states that no screen can create yet.
 * Cached pages are then removed, as nothing else announces the change; with `{ unnoticed: true }` they stay.
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
