import type { Client } from 'pg';
import { CLOSE_LINKS, NUMBERED, REBUILD, renumber, TRIGGERED } from './load/after-load.sql.js';
import { copyRows } from './load/copy-rows.js';
import { loadDemoRows, type RowCounts } from './load/load-demo-rows.js';
import { type KeepFile, makePictures, type StoredPicture } from './pictures/make-pictures.js';
import { DEMO_FOLDER } from './pictures/picture-names.js';
import { DEMO_PASSWORD } from './sign-ins.js';
import { type DemoSizes, SMALLEST } from './sizes.js';

export interface SeedOptions {
  /** The day that the data reaches; everything else is the same at each run. */
  readonly now: Date;
  /** argon2id of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Keeps a picture in the file store, under the folder `demo`; absent: no pictures are made. */
  readonly keepFile?: KeepFile;
  /** Told after each step, with what it was and how many rows or files it made. */
  readonly onStep?: (step: string, count: number) => void;
}

/** The database holds records already, so nothing was written. */
export class NotEmptyError extends Error {}

/** Sizes that cannot be served; `message` says why. */
export class SizeError extends Error {}

const TAKEN = `SELECT EXISTS (SELECT FROM supplier) OR EXISTS (SELECT FROM impact_buyer) OR EXISTS (SELECT FROM category)
  OR EXISTS (SELECT FROM good_cause) OR EXISTS (SELECT FROM user_account) OR EXISTS (SELECT FROM sales_enquiry) AS taken`;

/** True when there is nothing of the product's own in the migrated database. */
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
  // Deferred checks first: a table with checks outstanding cannot be altered.
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
 * Fills a migrated, empty database with the demo, in one transaction: either all of it is there
 * afterwards or nothing. Processes that start at the same time wait for each other.
 * @throws NotEmptyError when there is anything already, SizeError when a size is too small.
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
    const pictures = options.keepFile ? makePictures(options.keepFile) : Promise.resolve([]);
    // Both must have come to an end, well or badly, before the transaction does.
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
