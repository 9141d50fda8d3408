import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { underTest } from './browser';

const PORT_LINE = 3;

/** One statement on the database of the product under test: for what no screen can bring about yet. */
export async function sql<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const { folder } = underTest();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim();
  const client = new Client({
    host: '127.0.0.1',
    port: Number(read('postgres/postmaster.pid').split('\n')[PORT_LINE]),
    user: 'uplift',
    password: read('postgres-password'),
    database: 'uplift',
  });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
