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
  /**
   * If true, mail is sent to `underTest().smtpPort`, where the file listens. Otherwise it stays in the local
   * mailbox.
   */
  sendsMail?: boolean;
  /** Further settings of the product. */
  env?: Record<string, string>;
}

const product = new ProductProcess();
let port: Promise<number> | undefined;

/**
 * Starts a product for the calling file, with its own database and files, filled with the demo. The process
 * and the browser are those of the worker, and are reused by the next file (docs/testing.md). The file fails
 * if the log of the product contains texts about people or lines that are not JSON.
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

/**
 * Ends the product and the browser, which are used by several files: with the worker, or with a run without
 * workers.
 */
async function endWorker(): Promise<void> {
  product.kill();
  await endBrowser();
}
process.once('disconnect', () => void endWorker().finally(() => process.exit()));
Object.assign(globalThis, { endBrowserTests: endWorker });
