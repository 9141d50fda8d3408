import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/testing/launch-product.js';
import { createTestDatabase, type TestDatabase } from '../server/testing/test-database.js';
import { closeWindows, endBrowser } from './browser.js';
import { logProblems } from './log-privacy.js';
import { ProductProcess } from './product-process.js';
import { setUnderTest } from './under-test.js';

interface ProductOptions {
  /** If true, mail goes to `underTest().smtpPort`, where the file listens. Otherwise it stays in the local mailbox. */
  sendsMail?: boolean;
  /** Further settings of the product. */
  env?: Record<string, string>;
}

const product = new ProductProcess();
let port: Promise<number> | undefined;

/**
 * Gives the file that calls it a product on a database and files of its own, filled with the demo. The process and the
 * browser are those of the worker and go on to the next file (docs/testing.md). The file fails if the log of the product
 * names people or has lines that are not JSON.
 */
export function startProduct({ sendsMail = false, env = {} }: ProductOptions = {}): void {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    const demo = JSON.parse(process.env.DEMO_UNDER_TEST ?? '{}');
    database = await createTestDatabase(demo.database);
    folder = mkdtempSync(path.join(tmpdir(), 'uplift-run-'));
    cpSync(demo.folder, folder, { recursive: true });
    port ??= freePort();
    const url = `http://localhost:${await port}`;
    const smtpPort = sendsMail ? await freePort() : undefined;
    setUnderTest({ url, folder, databaseUrl: database.url, smtpPort });
    await product.open({
      DEMO: '1',
      DATABASE_URL: database.url,
      DATABASE_PATIENCE: '10',
      DATA_FOLDER: folder,
      PORT: String(await port),
      PUBLIC_URL: url,
      RATE_LIMIT_PER_MINUTE: '10000',
      ...(smtpPort && { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
      ...env,
    });
  });

  afterAll(async () => {
    try {
      await closeWindows();
      await product.close();
      expect(await logProblems(product.output(), database.url)).toEqual([]);
    } finally {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Ends the product and the browser, which outlive single files: with the worker, or with a run that has no workers. */
async function endWorker(): Promise<void> {
  product.kill();
  await endBrowser();
}
process.once('disconnect', () => void endWorker().finally(() => process.exit()));
Object.assign(globalThis, { endBrowserTests: endWorker });
