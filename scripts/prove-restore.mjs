// Proves that a backup restores, with the commands of docs/operations.md: fills a database, dumps and restores it, and
// compares all that both hold; then starts the product on what was restored. It needs the programs of PostgreSQL:
// npm run prove-restore, or PG_BIN=/usr/lib/postgresql/18/bin npm run prove-restore
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { databaseContents, differences } from './proof/database-contents.mjs';
import { runProduct } from './run-product.mjs';

/** Where Debian puts PostgreSQL's programs, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

function programs() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const bin = process.env.PG_BIN ?? (versions[0] && path.join(DEBIAN, String(versions[0]), 'bin'));
  if (!bin || !existsSync(path.join(bin, 'pg_restore')))
    throw new Error('There is no PostgreSQL here: install the package postgresql, or set PG_BIN.');
  return bin;
}

/** The commands of docs/operations.md, by the fence that they stand in. */
function documented() {
  const docs = readFileSync(path.join(ROOT, 'docs', 'operations.md'), 'utf8');
  const [, section = ''] = /^## Backup and restore$([\s\S]*?)^## /m.exec(docs) ?? [];
  const [backup, restore] = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands);
  if (!backup || !restore) throw new Error('docs/operations.md has no commands for backup and restore.');
  return { backup, restore };
}

async function contentsOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await databaseContents(client);
  } finally {
    await client.end();
  }
}

const bin = programs();
const { backup, restore } = documented();
const { startEmbeddedPostgres } = await import('../dist/server/platform/database/embedded-postgres.js');
const { seedCommand } = await import('../dist/demo/seed-command.js');
const folder = mkdtempSync(path.join(tmpdir(), 'uplift-restore-'));
const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), durable: false, bin });
const asSeed = (await import('./seed-arguments.mjs')).readSeedArguments([]);
try {
  const source = { DATABASE_URL: postgres.url('uplift'), DATA_FOLDER: path.join(folder, 'data') };
  mkdirSync(source.DATA_FOLDER, { recursive: true });
  const target = { DATABASE_URL: postgres.url('restored'), DATA_FOLDER: path.join(folder, 'restored') };
  mkdirSync(target.DATA_FOLDER);
  if ((await seedCommand(asSeed, { ...process.env, ...source, NODE_ENV: 'development' })) !== 0)
    throw new Error('The database could not be filled.');
  const run = (commands, settings) =>
    execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, ...settings, PATH: `${bin}:${process.env.PATH}` },
    });
  run(backup, source);
  run(restore, target);
  const [before, after] = [await contentsOf(source.DATABASE_URL), await contentsOf(target.DATABASE_URL)];
  const differing = differences(before, after);
  if (differing.length > 0) throw new Error(`Not as before:\n${differing.join('\n')}`);
  const product = await runProduct({ ...target, NODE_ENV: 'development' });
  try {
    for (const page of ['/readyz', '/', '/searchResults/service/plumbing', '/business/5']) {
      const answer = await fetch(`${product.url}${page}`);
      if (!answer.ok) throw new Error(`${page} of the restored site answered ${answer.status}.`);
    }
  } finally {
    await product.stop();
  }
  console.info(
    `Restored as it was: ${before.size} tables, columns, indexes, triggers, functions and others.`,
  );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
