import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { prepareFolder, readOrMakePassword, takeFolder } from './data-folder.js';
import { postgresBinaries, postgresLauncher } from './embedded-binaries.js';
import { collectOutput, createCluster, lastLine, runProgram, stopLeftOver } from './postgres-cluster.js';

export interface EmbeddedPostgres {
  /**
   * Returns the connection string of the database `uplift`, or of another database of the server. It does not
   * change on restarts.
   */
  url: (database?: string) => string;
  /** Stops the server and closes open connections. Committed data is safe. */
  stop: () => Promise<void>;
  /**
   * Resolves with the reason once the server has ended and will not be restarted. Never resolves if it is
   * stopped.
   */
  failure: Promise<string>;
}

export interface EmbeddedPostgresOptions {
  folder: string;
  /** False only in tests: faster, but a crash of the machine may corrupt the folder. */
  durable?: boolean;
  /** Additional server settings, such as shared_buffers. */
  settings?: Record<string, string>;
  /** The folder of the PostgreSQL programs. If absent, the programs that come with the product. */
  bin?: string;
  /** The maximum number of restarts within ten minutes. The default is 3. */
  mostRestarts?: number;
  /** Called when the server has died and is being restarted. */
  onRestart?: () => void;
}

const START_TIMEOUT_MS = 60_000;
const RESTARTS = 3;
const RESTARTS_WITHIN_MS = 10 * 60_000;
const DATABASE = 'uplift';

/**
 * Starts PostgreSQL on a free port of this machine with its data in `folder`. Creates the folder and the
 * database on first use. Stops a server that a killed process has left behind. Restarts a server that dies,
 * up to three times in ten minutes (A172).
 * @throws Error with one clear line if the folder cannot be used
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder);
  const bin = options.bin ?? postgresBinaries().bin;
  const launcher = postgresLauncher();
  prepareFolder(folder, launcher);
  const release = takeFolder(folder);
  const cluster = path.join(folder, 'postgres');
  const password = readOrMakePassword(folder);
  if (!existsSync(path.join(cluster, 'PG_VERSION')))
    await createCluster(
      bin,
      launcher,
      cluster,
      path.join(folder, 'postgres-password'),
      options.durable !== false,
    );

  const port = await freePort();
  const url = (database = DATABASE) => `postgres://uplift:${password}@127.0.0.1:${port}/${database}`;
  const args = ['-D', cluster, ...serverSettings(port, options)];
  const launch = async () => {
    await stopLeftOver(cluster);
    return launchServer(() => runProgram(launcher, path.join(bin, 'postgres'), args), url('postgres'));
  };
  let server: ChildProcess;
  try {
    server = await launch();
    await ensureDatabase(url('postgres'));
  } catch (error) {
    release();
    throw error;
  }
  const supervisor = keepRunning(server, launch, options);
  const stop = async () => {
    await supervisor.stop();
    release();
  };
  return { url, stop, failure: supervisor.failure };
}

function serverSettings(port: number, options: EmbeddedPostgresOptions): string[] {
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
  return Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}

/** Restarts the server when it ends by itself, until that has happened too often. */
function keepRunning(
  first: ChildProcess,
  launch: () => Promise<ChildProcess>,
  { onRestart, mostRestarts = RESTARTS }: EmbeddedPostgresOptions,
): { stop: () => Promise<void>; failure: Promise<string> } {
  let stopping = false;
  let server = first;
  let restarting: Promise<void> | undefined;
  let deaths: number[] = [];
  let giveUp: (reason: string) => void = () => undefined;
  const failure = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  const restart = async () => {
    deaths = [...deaths.filter((at) => at > Date.now() - RESTARTS_WITHIN_MS), Date.now()];
    if (deaths.length > mostRestarts) {
      giveUp(`it has ended ${deaths.length} times within ten minutes`);
      return;
    }
    onRestart?.();
    try {
      server = await launch();
      watch();
    } catch (error) {
      giveUp((error as Error).message);
    }
  };
  const onExit = () => {
    if (!stopping) restarting = restart();
  };
  const watch = () => {
    if (hasEnded(server)) onExit();
    else server.once('exit', onExit);
  };
  watch();
  const stop = async () => {
    stopping = true;
    await restarting;
    if (hasEnded(server)) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await exited;
  };
  return { stop, failure };
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** The messages of a server that cannot start because processes of a killed server are still running. */
const STILL_THERE = /pre-existing shared memory block|lock file .* already exists/;

async function launchServer(spawnServer: () => ChildProcess, url: string): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const server = spawnServer();
    const output = collectOutput(server);
    try {
      await waitUntilReady(url, server, deadline);
      return server;
    } catch (error) {
      const said = output();
      if (!hasEnded(server)) {
        server.kill('SIGINT');
        throw error;
      }
      if (!STILL_THERE.test(said) || Date.now() > deadline)
        throw new Error(`PostgreSQL did not start: ${lastLine(said)}`);
      await pause(100);
    }
  }
}

/**
 * Waits until the server accepts connections.
 * @throws Error if the server ends, or is not ready in time
 */
async function waitUntilReady(url: string, server: ChildProcess, deadline: number): Promise<void> {
  for (;;) {
    if (hasEnded(server)) throw new Error('PostgreSQL has ended.');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(40);
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
