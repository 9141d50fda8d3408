import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../prepare.mjs';
import { backUpUnderLoad, checkRestored } from './backup-under-load.mjs';
import { differences } from './database-contents.mjs';

const COMMAND = path.join(ROOT, 'dist', 'server', 'app', 'command.js');
/** The settings of a new database, as docs/operations.md has them. */
const AS_DOCUMENTED = "TEMPLATE template0 ENCODING UTF8 LOCALE 'C' LOCALE_PROVIDER icu ICU_LOCALE 'und'";
/** The only difference that a restore makes: it skips numbers of certificates. */
const ADVANCED = 'sequence impact_certificate_number_seq';

/**
 * Proves the commands backup and restore: under load, on both versions of PostgreSQL, and with each fault that
 * they have to refuse. Throws if something is not as it should be.
 */
export async function proveCommands(proof) {
  const { source, environment, bin, folder, held, newer, contentsOf, openSite } = proof;
  const fresh = async (name, server) => {
    const target = proof.place(name, server);
    await runSql(target.ADMIN_URL, `CREATE DATABASE ${name} ${AS_DOCUMENTED}`);
    return target;
  };
  const run = (args, settings) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
      encoding: 'utf8',
      env: { ...environment, PG_BIN: bin, ...settings },
    });
    return { status, output: `${stdout}${stderr}` };
  };
  const expectRun = (args, settings, status, said) => {
    const done = run(args, settings);
    if (done.status !== status || !done.output.includes(said))
      throw new Error(
        `${args.join(' ')} ended with ${done.status}, not ${status} and “${said}”:\n${done.output}`,
      );
    return done.output;
  };

  const quiet = path.join(folder, 'quiet');
  console.info(expectRun(['backup', '--to', quiet], {}, 0, 'Wrote').trim());
  expectRun(['backup', '--to', quiet], {}, 1, 'exists already');
  for (const target of [await fresh('by_command'), await fresh('by_command', newer)]) {
    console.info(expectRun(['restore', '--from', quiet], target, 0, 'All totals were right.').trim());
    const differing = differences(held, await contentsOf(target.DATABASE_URL)).filter(
      (name) => name !== ADVANCED,
    );
    if (differing.length > 0) throw new Error(`Not as before:\n${differing.join('\n')}`);
    compareFiles(path.join(source.DATA_FOLDER, 'files'), path.join(target.DATA_FOLDER, 'files'));
    expectRun(['restore', '--from', quiet], target, 1, 'is not empty');
    await openSite(target);
  }

  const loaded = mkdtempSync(path.join(folder, 'command-under-load-'));
  const { before, during } = await backUpUnderLoad(
    `"${process.execPath}" "${COMMAND}" backup --to "$PWD/backup"`,
    {
      cwd: loaded,
      env: { ...environment, PG_BIN: bin },
    },
  );
  const ofLoad = await fresh('command_under_load');
  expectRun(['restore', '--from', path.join(loaded, 'backup')], ofLoad, 0, 'counts and hashes are those');
  const enquiries = await checkRestored({
    restoredUrl: ofLoad.DATABASE_URL,
    sourceUrl: source.DATABASE_URL,
    before,
  });
  console.info(`npm run backup while ${during} enquiries came in: ${enquiries} in all, none missing.`);
  await proveRefusals({ ...proof, fresh, quiet, expectRun });
}

/** Damages a copy of the backup in each way, and the target in each way. */
async function proveRefusals({ source, folder, fresh, newer, contentsOf, quiet, expectRun }) {
  const emptyAfter = async (target, what) => {
    const tables = tablesIn(await contentsOf(target.DATABASE_URL));
    const files = filesIn(path.join(target.DATA_FOLDER, 'files'));
    if (tables.length + files.length > 0)
      throw new Error(`${what}: the target has ${tables.length} tables and ${files.length} files.`);
    console.info(`${what}: refused, and the target is empty.`);
  };
  const damaged = (name, damage) => {
    const copy = path.join(folder, `damaged-${name}`);
    cpSync(quiet, copy, { recursive: true });
    damage(copy);
    return ['restore', '--from', copy];
  };
  const dump = (copy) => path.join(copy, 'database.dump');
  const aFile = filesIn(path.join(quiet, 'files'))[0];

  const target = await fresh('refused');
  expectRun(
    damaged('dump', (copy) => flipByte(dump(copy))),
    target,
    1,
    'database.dump has other content',
  );
  await emptyAfter(target, 'A corrupted dump');
  expectRun(
    damaged('file', (copy) => flipByte(path.join(copy, 'files', aFile))),
    target,
    1,
    `${aFile} has other`,
  );
  await emptyAfter(target, 'A changed file');
  // The manifest matches here, so that pg_restore meets the damage.
  const unreadable = damaged('for-pg-restore', (copy) => {
    cutInHalf(dump(copy));
    changeManifest(copy, (manifest) => Object.assign(manifest.dump, hashOf(dump(copy))));
  });
  expectRun(unreadable, target, 1, 'are empty, as before');
  await emptyAfter(target, 'A dump that pg_restore cannot read');
  const miscounted = damaged('count', (copy) =>
    changeManifest(copy, ({ tables }) => {
      tables.find(({ name }) => name === 'public.sales_enquiry').rows += 1;
    }),
  );
  expectRun(miscounted, target, 1, 'Drop it and create it again');
  if (filesIn(path.join(target.DATA_FOLDER, 'files')).length > 0) throw new Error('Files were left behind.');

  const withFile = await fresh('with_file');
  cpSync(path.join(source.DATA_FOLDER, 'files'), path.join(withFile.DATA_FOLDER, 'files'), {
    recursive: true,
  });
  expectRun(['restore', '--from', quiet], withFile, 1, 'The file store is not empty');
  const withTable = await fresh('with_table');
  await runSql(withTable.DATABASE_URL, 'CREATE TABLE notes (id integer)');
  expectRun(['restore', '--from', quiet], withTable, 1, 'is not empty (table notes)');
  const tables = tablesIn(await contentsOf(withTable.DATABASE_URL));
  if (tables.join() !== 'table notes') throw new Error(`The database was changed: ${tables}`);
  console.info('A target with a table or a file: refused, and nothing was changed.');

  const lacking = path.join(folder, 'lacking');
  const gone = path.join(source.DATA_FOLDER, 'files', aFile);
  renameSync(gone, `${gone}.gone`);
  expectRun(['backup', '--to', lacking], {}, 2, `lacks files that the database names:\n  ${aFile}`);
  renameSync(`${gone}.gone`, gone);
  expectRun(['restore', '--from', lacking], await fresh('lacking'), 2, `The backup lacks files`);
  expectRun(['backup', '--to', path.join(folder, 'bare'), '--without-files'], {}, 0, 'Files: left out.');
  expectRun(
    ['backup', '--to', path.join(folder, 'nowhere')],
    { PG_BIN: '/nowhere' },
    1,
    'pg_dump cannot be run in',
  );
  const ofNewer = { DATABASE_URL: newer.url('by_command') };
  if (await isOlder(ofNewer.DATABASE_URL, source.DATABASE_URL))
    console.info(expectRun(['backup', '--to', path.join(folder, 'old')], ofNewer, 1, 'or newer').trim());
  if (existsSync(path.join(folder, 'old'))) throw new Error('A failed backup left a folder.');
}

const tablesIn = (contents) => [...contents.keys()].filter((name) => name.startsWith('table '));

async function runSql(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Returns true if the programs, which are of the version of the source, are older than the other server. */
async function isOlder(newerUrl, sourceUrl) {
  const [newer, source] = await Promise.all(
    [newerUrl, sourceUrl].map(async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      const { rows } = await client.query(
        "SELECT current_setting('server_version_num')::integer / 10000 AS major",
      );
      await client.end();
      return rows[0].major;
    }),
  );
  return source < newer;
}

/** Returns the paths of all files of a store, such as `certificates/x.pdf`. */
function filesIn(root) {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true })
    .filter((name) => statSync(path.join(root, name)).isFile())
    .sort();
}

function compareFiles(one, other) {
  const lacking = filesIn(one).filter((name) => {
    const copy = path.join(other, name);
    return !existsSync(copy) || !readFileSync(copy).equals(readFileSync(path.join(one, name)));
  });
  if (lacking.length > 0)
    throw new Error(`Files that differ or are missing: ${lacking.slice(0, 10)} (${lacking.length})`);
}

function flipByte(file) {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.from([bytes[middle] ^ 1]), 0, 1, middle);
}

const cutInHalf = (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size >> 1));

const hashOf = (file) => ({
  sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
  sizeBytes: statSync(file).size,
});

function changeManifest(copy, change) {
  const file = path.join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}
