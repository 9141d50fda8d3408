import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../prepare.mjs';
import { freePort } from './own-product.mjs';

/** The first version that tracks prepared statements. */
const OLDEST = [1, 21];
/** A user without privileges, since PgBouncer refuses to run as root. */
const UNPRIVILEGED = 'nobody';

/**
 * Returns the program: PGBOUNCER, or else the one on the path.
 * @throws Error if it is missing or too old
 */
function program() {
  const file = process.env.PGBOUNCER || 'pgbouncer';
  let said;
  try {
    said = execFileSync(file, ['--version'], { encoding: 'utf8' });
  } catch {
    throw new Error('There is no PgBouncer here: install it, or name the program in PGBOUNCER.');
  }
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  if (Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]))
    throw new Error(`PgBouncer ${OLDEST.join('.')} or newer is needed; this is ${major}.${minor}.`);
  return file;
}

/** Returns the pgbouncer.ini of docs/operations.md with other values for some settings. */
function documentedIni(settings) {
  const docs = readFileSync(path.join(ROOT, 'docs', 'operations.md'), 'utf8');
  const [, ini] = /^```ini\n([\s\S]*?)^```/m.exec(docs) ?? [];
  if (!ini) throw new Error('docs/operations.md has no pgbouncer.ini.');
  return Object.entries(settings).reduce((text, [name, value]) => {
    const setting = new RegExp(`(?<=^| )${name} ?= ?[^ \n]+`, 'm');
    if (!setting.test(text)) throw new Error(`The pgbouncer.ini of docs/operations.md has no ${name}.`);
    return text.replace(setting, `${name}=${value}`);
  }, ini);
}

/**
 * Starts PgBouncer as described in docs/operations.md, in front of the database at `url`, with at most
 * `poolSize` connections to it. `url` of the result is the address through PgBouncer, `unlimited` that of the
 * same database without its connect_query.
 */
export async function startPgBouncer({ url, folder, poolSize }) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const listenPort = await freePort();
  const users = path.join(folder, 'userlist.txt');
  const file = path.join(folder, 'pgbouncer.ini');
  const ini = documentedIni({
    host: hostname,
    port,
    dbname: pathname.slice(1),
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    auth_file: users,
    default_pool_size: poolSize,
  });
  // Readable for PgBouncer’s own user, whatever the umask. The password belongs to a database that is removed
  // after the proof.
  const readable = { mode: 0o644 };
  writeFileSync(users, `"${username}" "${password}"\n`, readable);
  writeFileSync(
    file,
    `${ini}admin_users = ${username}\nunix_socket_dir =\n[databases]\nunlimited = host=${hostname} port=${port} dbname=${pathname.slice(1)}\n`,
    readable,
  );
  const asRoot = process.getuid?.() === 0 ? ['--user', UNPRIVILEGED] : [];
  const child = spawn(program(), [...asRoot, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-20_000);
  });
  const through = (database) => `postgres://${username}:${password}@127.0.0.1:${listenPort}/${database}`;
  const stop = async () => {
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await ended;
  };
  const ask = (command) => askConsole(through('pgbouncer'), command);
  while (!(await ask('SHOW VERSION').catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${output}`);
    await pause(50);
  }
  return { url: through('uplift'), unlimited: through('unlimited'), ask, stop, output: () => output };
}

/** Returns the rows of a command of PgBouncer’s console. */
async function askConsole(url, command) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(command)).rows;
  } finally {
    await client.end();
  }
}
