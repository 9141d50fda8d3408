import 'reflect-metadata';
import { Readable } from 'node:stream';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { connectDatabase } from '../server/app/product-database.js';
import { readConfig } from '../server/platform/config/config.js';
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.js';
import { createFileStore } from '../server/platform/files/create-file-store.js';
import type { FileStore } from '../server/platform/files/file-store.js';
import { DEMO_FOLDER } from './pictures/picture-names.js';
import { NotEmptyError, SizeError, seedDemoData } from './seed-demo-data.js';
import { DEMO_SIZES, type DemoSizes } from './sizes.js';

/** The arguments of the command line (scripts/seed-arguments.mjs reads them). */
export interface SeedArguments {
  readonly suppliers?: number;
  readonly enquiries?: number;
  readonly leads?: number;
  readonly buyers?: number;
  readonly pictures: boolean;
}

/**
 * Returns the sizes to fill in. Without a number of buyers there is one for 20 suppliers, but at least as
 * many as in the demo.
 */
export function sizesOf(options: SeedArguments): DemoSizes {
  const suppliers = options.suppliers ?? DEMO_SIZES.suppliers;
  return {
    suppliers,
    impactBuyers: options.buyers ?? Math.max(DEMO_SIZES.impactBuyers, Math.round(suppliers / 20)),
    leads: options.leads ?? DEMO_SIZES.leads,
    enquiries: options.enquiries ?? DEMO_SIZES.enquiries,
  };
}

class RefusedError extends Error {}

async function seed(databaseUrl: string, options: SeedArguments, files: FileStore): Promise<void> {
  const database = await connectDatabase({
    url: databaseUrl,
    poolSize: 2,
    applicationName: 'seed',
    onPoolError: (error) => console.error(error.message),
  });
  await database.migrate();
  await database.close();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'seed' });
  await client.connect();
  const started = performance.now();
  try {
    await seedDemoData(client, sizesOf(options), {
      now: new Date(),
      hashPassword: (password) => hash(password),
      storeFile: options.pictures
        ? async (name, bytes, contentType) => {
            await files.put(DEMO_FOLDER, name, Readable.from([bytes]), {
              contentType,
              sizeBytes: bytes.length,
            });
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
 * Runs the `seed` command. Prints its progress and returns the exit code: 0 if done, 1 if refused. Refuses in
 * production and on a database that is not empty.
 */
export async function seedCommand(options: SeedArguments, env: NodeJS.ProcessEnv): Promise<number> {
  try {
    if (env.NODE_ENV === 'production') throw new RefusedError('Demo data is never written in production.');
    const config = readConfig(env);
    const configured = config.databaseDirectUrl ?? config.databaseUrl;
    const embedded = configured ? null : await startEmbeddedPostgres({ folder: config.dataFolder });
    try {
      await seed(configured ?? embedded?.url() ?? '', options, await createFileStore(config));
    } finally {
      await embedded?.stop();
    }
    return 0;
  } catch (error) {
    const known =
      error instanceof RefusedError || error instanceof SizeError || error instanceof NotEmptyError;
    console.error(known ? error.message : `Seeding failed: ${(error as Error).message}`);
    return 1;
  }
}
