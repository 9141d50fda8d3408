import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { CHANGES_CHANNEL } from '../server/platform/activity/subjects';
import { underTest } from './browser';

const PORT_LINE = 3;

/** Where the database of the product under test is. */
export function databaseUrl(): string {
  const { folder } = underTest();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim();
  const url = new URL('postgres://uplift@127.0.0.1/uplift');
  url.port = String(read('postgres/postmaster.pid').split('\n')[PORT_LINE]);
  url.password = read('postgres-password');
  return url.href;
}

/**
 * One statement on the database of the product under test: for what no screen can bring about yet. Pages that were
 * kept are forgotten, for nobody else tells of what it changes; `{ unnoticed: true }` leaves them be.
 */
export async function sql<Row extends object>(
  statement: string,
  values: unknown[] = [],
  { unnoticed = false } = {},
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, values);
    if (!unnoticed) await client.query(`NOTIFY ${CHANGES_CHANNEL}`);
    return rows;
  } finally {
    await client.end();
  }
}
