import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { type Launcher, postgresBinaries, postgresLauncher } from './embedded-binaries.js';

export interface EmbeddedPostgres {
  /** Connection string of the database `uplift` (or another of the same server). */
  url: (database?: string) => string;
  /** Stops the server; open connections are closed, nothing committed is lost. */
  stop: () => Promise<void>;
  /** Resolves when the server process has ended, whoever ended it. */
  exited: Promise<void>;
}

export interface EmbeddedPostgresOptions {
  folder: string;
  /** false only in tests: faster, and a crash of the machine may corrupt the folder. */
  durable?: boolean;
  /** Server settings on top, such as shared_buffers. */
  settings?: Record<string, string>;
}

const START_TIMEOUT_MS = 60_000;
const DATABASE = 'uplift';

/**
 * Starts PostgreSQL on a free port of this machine with its data in `folder`, and makes the folder
 * and the database on first use. A server left over from a killed process is stopped first.
 * @throws Error with one clear line when the folder cannot be used
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder);
  const { bin } = postgresBinaries();
  const launcher = postgresLauncher();
  prepareFolder(folder, launcher);
  const release = takeFolder(folder);
  const cluster = path.join(folder, 'postgres');
  const password = await readOrMakePassword(folder);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    rmSync(cluster, { recursive: true, force: true });
    await createCluster(bin, launcher, cluster, folder, options.durable !== false);
  }
  await stopLeftOver(cluster);

  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    jit: 'off',
    shared_buffers: '128MB',
    max_connections: '120',
    ...(options.durable === false && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  const args = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const server = run(launcher, path.join(bin, 'postgres'), args);
  const output = collect(server);
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = (database = DATABASE) => `postgres://uplift:${password}@127.0.0.1:${port}/${database}`;
  try {
    await waitUntilReady(url('postgres'), server, output);
    await ensureDatabase(url('postgres'));
  } catch (error) {
    server.kill('SIGINT');
    release();
    throw error;
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await exited;
    release();
  };
  return { url, stop, exited };
}

function prepareFolder(folder: string, launcher: Launcher): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    if (launcher.uid !== undefined) chownSync(folder, launcher.uid, launcher.gid ?? launcher.uid);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written to.`);
  }
}

/** One process owns a data folder; what a killed one has left behind is taken over. */
function takeFolder(folder: string): () => void {
  const file = path.join(folder, 'owner.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 1 && owner !== process.pid && isNode(owner))
    throw new Error(`The data folder ${folder} is in use by another Uplift (process ${owner}).`);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isNode(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    // No /proc here: ask whether there is such a process at all.
    return process.platform !== 'linux' && processExists(pid);
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function readOrMakePassword(folder: string): Promise<string> {
  const file = path.join(folder, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function createCluster(
  bin: string,
  launcher: Launcher,
  cluster: string,
  folder: string,
  durable: boolean,
): Promise<void> {
  const passwordFile = path.join(folder, 'postgres-password');
  if (launcher.uid !== undefined) {
    chownSync(passwordFile, launcher.uid, launcher.gid ?? launcher.uid);
  }
  const initdb = run(launcher, path.join(bin, 'initdb'), [
    '-D',
    cluster,
    '--username=uplift',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const output = collect(initdb);
  const code = await new Promise<number | null>((resolve) => initdb.once('exit', resolve));
  if (code !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(`The database could not be created in ${cluster}: ${lastLine(output())}`);
  }
  chmodSync(cluster, 0o700);
}

/** After kill -9 of the process that started it, PostgreSQL may still be shutting down, or up. */
async function stopLeftOver(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isPostgresOf(pid, cluster)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isPostgresOf(pid, cluster)) {
    if (Date.now() > deadline) throw new Error(`Another Uplift is using ${cluster} (process ${pid}).`);
    await delay(50);
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return commandLine.includes('postgres') && commandLine.includes(cluster);
  } catch {
    return false;
  }
}

function run(launcher: Launcher, program: string, args: string[]): ChildProcess {
  const command = launcher.command || program;
  return spawn(command, launcher.args(program, args), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: Ctrl-C in a terminal reaches Node alone, which stops PostgreSQL last.
    detached: true,
    uid: launcher.uid,
    gid: launcher.gid,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  child.once('error', (error) => add(Buffer.from(error.message)));
  return () => text;
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? 'no output';

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL did not start: ${lastLine(output())}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(40);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
