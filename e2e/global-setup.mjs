import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import startTestPostgres from '../server/testing/global-setup.mjs';
import { findBrowser } from './find-browser.mjs';

const DEMO_DATABASE = 'uplift_demo';

/**
 * Finds a browser, and fills a database and a folder with the demo, from which the product of each file
 * starts.
 */
export default async function globalSetup() {
  if (globalThis.demoFolder) return;
  await startTestPostgres();
  const browser = await findBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-demo-'));
  globalThis.demoFolder = folder;
  try {
    await fill(globalThis.testPostgres.server.url(DEMO_DATABASE), folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  process.env.BROWSER_UNDER_TEST = JSON.stringify(browser);
  process.env.DEMO_UNDER_TEST = JSON.stringify({ database: DEMO_DATABASE, folder });
}

/** Jest loads this file without its own transforms, so it uses the built server. */
async function fill(databaseUrl, folder) {
  const { default: pg } = await import('pg');
  const { createApp } = await import('../dist/server/app/uplift.js');
  const { readConfig } = await import('../dist/server/platform/config/config.js');
  const { fillWithDemoData } = await import('../dist/demo/fill-with-demo-data.js');
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  await client.query(`CREATE DATABASE ${DEMO_DATABASE} TEMPLATE ${process.env.TEST_TEMPLATE_DATABASE}`);
  await client.end();
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
  });
  const app = await createApp(config, databaseUrl);
  await fillWithDemoData(app);
  await app.database.close();
}
