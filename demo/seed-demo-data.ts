import type { Client } from 'pg';
import { CLOSE_LINKS, NUMBERED, REBUILD, renumber, TRIGGERED } from './load/after-load.sql.js';
import { copyRows } from './load/copy-rows.js';
import { loadDemoRows, type RowCounts } from './load/load-demo-rows.js';
import { makePictures, type StoredPicture, type StoreFile } from './pictures/make-pictures.js';
import { DEMO_FOLDER } from './pictures/picture-names.js';
import { DEMO_PASSWORD } from './sign-ins.js';
import { type DemoSizes, SMALLEST } from './sizes.js';

export interface SeedOptions {
  /** The day up to which the data goes. Everything else is the same in each run. */
  readonly now: Date;
  /** Returns the argon2id hash of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Stores a picture in the file store, in the folder `demo`. If absent, no pictures are made. */
  readonly storeFile?: StoreFile;
  /** Called after each step with its name and the number of rows or files. */
  readonly onStep?: (step: string, count: number) => void;
}

/** The error for a database that has records already. Nothing was written. */
export class NotEmptyError extends Error {}

/** The error for sizes that are not possible. `message` is the reason. */
export class SizeError extends Error {}

const TAKEN = `SELECT EXISTS (SELECT FROM supplier) OR EXISTS (SELECT FROM impact_buyer) OR EXISTS (SELECT FROM category)
  OR EXISTS (SELECT FROM good_cause) OR EXISTS (SELECT FROM user_account) OR EXISTS (SELECT FROM sales_enquiry) AS taken`;

/** Returns true if the migrated database has no data of the product. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(TAKEN);
  return rows[0]?.taken === false;
}

function checkSizes(sizes: DemoSizes): void {
  for (const key of Object.keys(SMALLEST) as (keyof DemoSizes)[]) {
    if (!Number.isInteger(sizes[key]) || sizes[key] < SMALLEST[key]) {
      throw new SizeError(`The demo needs at least ${SMALLEST[key]} ${key}; ${sizes[key]} were asked for.`);
    }
  }
}

async function loadAll(client: Client, sizes: DemoSizes, options: SeedOptions): Promise<RowCounts> {
  const passwordHash = await options.hashPassword(DEMO_PASSWORD);
  for (const table of TRIGGERED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const counts = await loadDemoRows(client, sizes, {
    now: options.now,
    passwordHash,
    onTable: options.onStep,
  });
  for (const statement of CLOSE_LINKS) await client.query(statement);
  for (const table of NUMBERED) await client.query(renumber(table));
  for (const { step, sql } of REBUILD) {
    await client.query(sql);
    options.onStep?.(step, 0);
  }
  // Runs deferred checks first: a table with pending checks cannot be altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const table of TRIGGERED) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query('ANALYZE');
  return counts;
}

function* storedFileRows(pictures: readonly StoredPicture[]) {
  for (const { name, contentType, bytes } of pictures) {
    yield { folder: DEMO_FOLDER, name, content_type: contentType, size_bytes: bytes };
  }
}

/**
 * Fills a migrated, empty database with the demo, in one transaction: either all of it or nothing is written.
 * Processes that start at the same time wait for each other.
 * @throws NotEmptyError if the database is not empty, SizeError if a size is too small
 */
export async function seedDemoData(
  client: Client,
  sizes: DemoSizes,
  options: SeedOptions,
): Promise<RowCounts> {
  checkSizes(sizes);
  await client.query('BEGIN');
  try {
    await client.query(
      "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL work_mem = '128MB'",
    );
    await client.query('SELECT pg_advisory_xact_lock(32, 2018)');
    if (!(await isEmpty(client))) throw new NotEmptyError('The database is not empty.');
    const pictures = options.storeFile ? makePictures(options.storeFile) : Promise.resolve([]);
    // Both must have ended, with or without an error, before the transaction ends.
    const [loaded, drawn] = await Promise.allSettled([loadAll(client, sizes, options), pictures]);
    if (loaded.status === 'rejected') throw loaded.reason;
    if (drawn.status === 'rejected') throw drawn.reason;
    const [counts, stored] = [loaded.value, drawn.value];
    counts.stored_file = await copyRows(client, 'stored_file', storedFileRows(stored));
    options.onStep?.('stored_file', counts.stored_file);
    await client.query('COMMIT');
    return counts;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
