import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';

const START_TIMEOUT_MS = 120_000;

/** Starts the built product with its demo data on a free port, and finds a browser to visit it with. */
export default async function globalSetup() {
  if (globalThis.productUnderTest) return;
  const browser = await findBrowser();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-browser-'));
  const url = `http://localhost:${port}`;
  const product = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '10000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await opened(product);
  globalThis.productUnderTest = { product, folder };
  process.env.BROWSER_UNDER_TEST = JSON.stringify({ ...browser, url, folder });
}

function opened(product) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The product did not open in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk) => {
      output += chunk;
      if (!output.includes('is open at')) return;
      clearTimeout(timer);
      resolve();
    };
    product.stdout.on('data', read);
    product.stderr.on('data', read);
    product.once('exit', () => reject(new Error(`The product stopped:\n${output}`)));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
