// Starts the built product once exactly like the image, with the command and settings of the Dockerfile and
// its own PostgreSQL, and requests the front page:
// PRODUCT_NODE=$(node scripts/other-node.mjs) node scripts/prove-image-command.mjs
// .ci/run does this.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './prepare.mjs';
import { runProduct } from './run-product.mjs';

/** Returns the last `CMD` of the Dockerfile with the Node to prove, and the settings of its last `ENV`. */
function readDockerfile() {
  const image = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1);
  const [, command] = /^CMD (\[.*\])$/m.exec(image) ?? [];
  const [settings] = /^ENV (?:.*\\\n)*.*$/m.exec(image) ?? [];
  if (!command || !settings) throw new Error('The Dockerfile has no CMD, or no ENV.');
  const [, ...args] = JSON.parse(command);
  return {
    command: [process.env.PRODUCT_NODE || process.execPath, ...args],
    env: Object.fromEntries([...settings.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  };
}

const { startEmbeddedPostgres } = await import('../dist/server/platform/database/embedded-postgres.js');
const folder = mkdtempSync(path.join(tmpdir(), 'uplift-image-'));
const postgres = await startEmbeddedPostgres({ folder, durable: false });
try {
  const { command, env } = readDockerfile();
  const { PORT: _, DATA_FOLDER: __, ...settings } = env;
  const product = await runProduct(
    {
      ...settings,
      DATABASE_URL: postgres.url('postgres'),
      JWT_SECRET: randomBytes(48).toString('base64'),
      PUBLIC_URL: 'http://localhost:4000',
      SMTP_URL: 'none',
    },
    undefined,
    command,
  );
  try {
    // The product is ready once it can reach the database.
    const ready = await fetch(`${product.url}/readyz`);
    if (!ready.ok) throw new Error(`/readyz answered ${ready.status}: ${await ready.text()}`);
    const page = await fetch(product.url);
    const html = await page.text();
    if (!page.ok || !html.includes('<h1'))
      throw new Error(`The front page answered ${page.status}: ${html.slice(0, 500)}`);
    console.info(`${command.slice(1).join(' ')} with ${JSON.stringify(settings)} serves the front page.`);
  } finally {
    await product.stop();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
