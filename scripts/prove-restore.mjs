// Proves that a backup can be restored with the commands of docs/operations.md: fills a database, dumps and
// restores it, compares the content of both, and starts the product on the restored one. It does so on the
// same version of PostgreSQL and on the one that comes with the product, and with a backup that was made
// while the product accepted enquiries. It does the same with npm run backup and npm run restore, and with
// backups that are damaged and targets that are not empty. It needs the programs of PostgreSQL:
// npm run prove-restore, or PG_BIN=/usr/lib/postgresql/18/bin npm run prove-restore
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { proveCommands } from './proof/backup-commands.mjs';
import { backUpUnderLoad, checkRestored } from './proof/backup-under-load.mjs';
import { databaseContents, differences } from './proof/database-contents.mjs';
import { runProduct } from './run-product.mjs';

/** The folder of PostgreSQL programs on Debian, with a subfolder for each version. */
const DEBIAN = '/usr/lib/postgresql';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

/**
 * Returns the folder with the programs of the newest installed PostgreSQL that has a server, not only the
 * client.
 */
function programs() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .filter(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = process.env.PG_BIN
    ? [process.env.PG_BIN]
    : versions.map((v) => path.join(DEBIAN, v, 'bin'));
  const bin = folders.find((folder) =>
    ['initdb', 'pg_restore'].every((program) => existsSync(path.join(folder, program))),
  );
  if (!bin) throw new Error('There is no PostgreSQL here: install the package postgresql, or set PG_BIN.');
  return bin;
}

/** Returns the commands for backup and restore in docs/operations.md. */
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

/** Runs the documented commands in a folder of their own. */
const runIn = (folder, bin) => (commands, settings) =>
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...settings, PATH: `${bin}:${process.env.PATH}` },
  });

/** Throws if the site does not open on the restored database. */
async function openSite(settings) {
  const product = await runProduct({ ...settings, S3_BUCKET: '', NODE_ENV: 'development' });
  try {
    for (const page of ['/readyz', '/', '/searchResults/service/plumbing', '/business/5']) {
      const answer = await fetch(`${product.url}${page}`);
      if (!answer.ok) throw new Error(`${page} of the restored site answered ${answer.status}.`);
    }
  } finally {
    await product.stop();
  }
}

const bin = programs();
const { backup, restore } = documented();
const { startEmbeddedPostgres } = await import('../dist/server/platform/database/embedded-postgres.js');
const { seedCommand } = await import('../dist/demo/seed-command.js');
const { readSeedArguments } = await import('./seed-arguments.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'uplift-restore-'));
// PostgreSQL may run as another user, who needs access to its own folder.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), durable: false, bin });
const newer = await startEmbeddedPostgres({ folder: path.join(folder, 'newer'), durable: false });
/** Returns the settings for a database of a server, with its own data folder. */
function place(name, server = postgres) {
  const DATA_FOLDER = mkdtempSync(path.join(folder, 'data-'));
  return { DATA_FOLDER, NAME: name, DATABASE_URL: server.url(name), ADMIN_URL: server.url('postgres') };
}
try {
  const source = place('uplift');
  const environment = { ...process.env, ...source, S3_BUCKET: '', NODE_ENV: 'development' };
  if ((await seedCommand(readSeedArguments([]), environment)) !== 0)
    throw new Error('The database could not be filled.');
  const run = runIn(folder, bin);
  const loaded = mkdtempSync(path.join(folder, 'under-load-'));
  const { before, during } = await backUpUnderLoad(backup, {
    cwd: loaded,
    env: { ...environment, PATH: `${bin}:${process.env.PATH}` },
  });
  const ofLoad = place('restored_under_load');
  runIn(loaded, bin)(restore, ofLoad);
  const enquiries = await checkRestored({
    restoredUrl: ofLoad.DATABASE_URL,
    sourceUrl: source.DATABASE_URL,
    before,
  });
  console.info(
    `Restored what was backed up while ${during} enquiries came in: ${enquiries} in all, none missing.`,
  );

  const held = await contentsOf(source.DATABASE_URL);
  run(backup, source);
  for (const target of [place('restored'), place('restored', newer)]) {
    run(restore, target);
    const differing = differences(held, await contentsOf(target.DATABASE_URL));
    if (differing.length > 0) throw new Error(`Not as before:\n${differing.join('\n')}`);
    run('diff --recursive "$SOURCE/files" "$DATA_FOLDER/files"', { ...target, SOURCE: source.DATA_FOLDER });
    await openSite(target);
    console.info(
      `Restored as it was: the files, and ${held.size} tables, columns, indexes, functions and others.`,
    );
  }
  await proveCommands({ source, environment, bin, folder, held, place, newer, contentsOf, openSite });
} finally {
  await postgres.stop();
  await newer.stop();
  rmSync(folder, { recursive: true, force: true });
}
