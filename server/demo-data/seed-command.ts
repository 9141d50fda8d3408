import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { readConfig } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.js';
import { DiskFileStore } from '../platform/files/disk-file-store.js';
import type { FileStore } from '../platform/files/file-store.js';
import { DEMO_FOLDER } from './pictures/picture-names.js';
import { NotEmptyError, SizeError, seedDemoData } from './seed-demo-data.js';
import { DEMO_SIZES, type DemoSizes } from './sizes.js';

const USAGE = `Fills an empty database with demo data.

  npm run seed -- [--suppliers N] [--enquiries N] [--leads N] [--buyers N] [--no-pictures]

DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, which must
not be running. Pictures go to the folder files of DATA_FOLDER.`;

/** A wrong argument; `message` is the line to print. */
export class UsageError extends Error {}

/** What the command line asks for. */
export interface SeedRequest {
  readonly sizes: DemoSizes;
  readonly pictures: boolean;
  readonly help: boolean;
}

function count(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} must be a whole number, not '${text}'.`);
  return Number(text);
}

/**
 * Reads the arguments. Without --buyers there is one impact buyer for 20 suppliers, and never fewer than
 * the demo has.
 * @throws UsageError naming the first argument that is wrong
 */
export function readSeedRequest(args: readonly string[]): SeedRequest {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        suppliers: text,
        enquiries: text,
        leads: text,
        buyers: text,
        'no-pictures': flag,
        help: flag,
      },
    }));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const asked = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const suppliers = count('suppliers', asked('suppliers'), DEMO_SIZES.suppliers);
  const buyers = Math.max(DEMO_SIZES.impactBuyers, Math.round(suppliers / 20));
  return {
    sizes: {
      suppliers,
      impactBuyers: count('buyers', asked('buyers'), buyers),
      leads: count('leads', asked('leads'), DEMO_SIZES.leads),
      enquiries: count('enquiries', asked('enquiries'), DEMO_SIZES.enquiries),
    },
    pictures: values['no-pictures'] !== true,
    help: values.help === true,
  };
}

async function seed(databaseUrl: string, request: SeedRequest, filesRoot: string): Promise<void> {
  const database = await Database.connect({
    url: databaseUrl,
    poolSize: 2,
    applicationName: 'seed',
    onPoolError: (error) => console.error(error.message),
  });
  await database.migrate();
  await database.close();
  const files: FileStore = new DiskFileStore(filesRoot);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'seed' });
  await client.connect();
  const started = performance.now();
  try {
    await seedDemoData(client, request.sizes, {
      now: new Date(),
      hashPassword: (password) => hash(password),
      keepFile: request.pictures
        ? async (name, bytes, contentType) => {
            await files.put(DEMO_FOLDER, name, bytes, contentType);
          }
        : undefined,
      onStep: (step, rows) => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
        console.info(`${seconds} s  ${step}${rows > 0 ? `: ${rows.toLocaleString('en-NZ')}` : ''}`);
      },
    });
    console.info(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await client.end();
  }
}

/**
 * The `seed` command. Prints what it does and answers the exit code: 0 done, 1 refused.
 * Refuses in production and on a database that holds anything.
 */
export async function seedCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const request = readSeedRequest(args);
    if (request.help) {
      console.info(USAGE);
      return 0;
    }
    if (env.NODE_ENV === 'production') throw new UsageError('Demo data is never written in production.');
    const config = readConfig(env);
    const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ folder: config.dataFolder });
    try {
      await seed(config.databaseUrl ?? embedded?.url() ?? '', request, `${config.dataFolder}/files`);
    } finally {
      await embedded?.stop();
    }
    return 0;
  } catch (error) {
    const known = error instanceof UsageError || error instanceof SizeError || error instanceof NotEmptyError;
    console.error(known ? (error as Error).message : `Seeding failed: ${(error as Error).message}`);
    if (error instanceof UsageError) console.error('Try npm run seed -- --help');
    return 1;
  }
}
