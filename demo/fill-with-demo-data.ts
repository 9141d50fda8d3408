import { Readable } from 'node:stream';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import type { App } from '../server/platform/app.js';
import { DEMO_FOLDER } from './pictures/picture-names.js';
import { isEmpty, NotEmptyError, seedDemoData } from './seed-demo-data.js';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './sign-ins.js';
import { DEMO_SIZES } from './sizes.js';

/** The demo sign-ins, as lines for the terminal. */
export const signIns: readonly string[] = [
  `Demo sign-ins, all with the password ${DEMO_PASSWORD}:`,
  ...DEMO_SIGN_INS.map(({ email, description }) => `  ${email.padEnd(26)} ${description}`),
];

/**
 * Fills the database with the demo if it is empty. Safe if several processes start at once: one fills it, and
 * the others wait until it is done.
 */
export async function fillWithDemoData(app: App): Promise<void> {
  const { directUrl } = app.database;
  const client = new pg.Client({ connectionString: directUrl, application_name: 'demo-data' });
  await client.connect();
  try {
    if (!(await isEmpty(client))) return;
    console.info('Filling the database with demo data …');
    await seedDemoData(client, DEMO_SIZES, {
      now: new Date(),
      hashPassword: (password) => hash(password),
      storeFile: async (name, bytes, contentType) => {
        await app.files.put(DEMO_FOLDER, name, Readable.from([bytes]), {
          contentType,
          sizeBytes: bytes.length,
        });
      },
    });
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
  } finally {
    await client.end();
  }
}
