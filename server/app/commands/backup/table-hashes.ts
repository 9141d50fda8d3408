import type pg from 'pg';

/** The content of a table: the number of its rows, and a hash that does not depend on their order. */
export interface TableHash {
  name: string;
  rows: number;
  hash: string;
}

/** The schema of the queue in PostgreSQL, which backups leave out. */
export const QUEUE_SCHEMA = 'bullmq';

/** Settings on which the text of a row depends, and no time limits, since a table may take long. */
const SESSION = `SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET xmloption = 'content'; SET search_path = public`;

const TABLES = `SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname <> ALL ($1) AND n.nspname !~ '^pg_'
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`;

/** Prepares a session for `tableHashes`. */
export const prepareHashes = (client: pg.Client): Promise<unknown> => client.query(SESSION);

/**
 * Returns the content of all tables that a backup contains. The hash is the sum of the first 64 bits of the MD5
 * of each row, so that PostgreSQL need not sort the rows, which have no order after a restore. It finds damage
 * and lost, doubled or changed rows. It is no protection against forgery.
 */
export async function tableHashes(client: pg.Client): Promise<TableHash[]> {
  const tables = await client.query<{ name: string }>(TABLES, [[QUEUE_SCHEMA, 'information_schema']]);
  const hashes: TableHash[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `SELECT count(*) AS rows,
        coalesce(sum(('x' || left(md5(whole_row::text), 16))::bit(64)::bigint::numeric), 0)::text AS hash
       FROM ${name} whole_row`,
    );
    hashes.push({ name, rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' });
  }
  return hashes;
}

/** Returns a line for each table that differs or is in only one of the two. */
export function differingTables(expected: readonly TableHash[], found: readonly TableHash[]): string[] {
  const foundByName = new Map(found.map((table) => [table.name, table]));
  const names = new Set(expected.map(({ name }) => name));
  return [
    ...expected.flatMap(({ name, rows, hash }) => {
      const other = foundByName.get(name);
      if (!other) return [`${name} is missing`];
      if (other.rows !== rows) return [`${name} has ${other.rows} rows, not ${rows}`];
      return other.hash === hash ? [] : [`${name} has other content`];
    }),
    ...found.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} is not in the backup`),
  ];
}
