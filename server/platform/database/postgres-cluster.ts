import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Launcher } from './embedded-binaries.js';
import { commandLineOf } from './running-process.js';

const STOP_TIMEOUT_MS = 60_000;

/** Starts one of the PostgreSQL programs. */
export function runProgram(launcher: Launcher, program: string, args: string[]): ChildProcess {
  const command = launcher.command || program;
  return spawn(command, launcher.args(program, args), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that Ctrl-C in a terminal reaches Node only, which stops PostgreSQL last.
    detached: true,
    uid: launcher.uid,
    gid: launcher.gid,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** Collects the output of the program. Returns a function that returns its last 4000 characters. */
export function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  child.once('error', (error) => add(Buffer.from(error.message)));
  return () => text;
}

/** Returns the last line of an output, for an error of one line. */
export const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? 'no output';

/** Creates an empty cluster owned by `uplift`, with the password in the file. */
export async function createCluster(
  bin: string,
  launcher: Launcher,
  cluster: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  rmSync(cluster, { recursive: true, force: true });
  if (launcher.uid !== undefined) {
    chownSync(passwordFile, launcher.uid, launcher.gid ?? launcher.uid);
  }
  const initdb = runProgram(launcher, path.join(bin, 'initdb'), [
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
  const output = collectOutput(initdb);
  const code = await new Promise<number | null>((resolve) => initdb.once('exit', resolve));
  if (code !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(`The database could not be created in ${cluster}: ${lastLine(output())}`);
  }
  chmodSync(cluster, 0o700);
}

/**
 * Stops a PostgreSQL that is still running or shutting down after its parent was killed. If another program
 * has its process id now, removes the pid file, since PostgreSQL would mistake that program for itself.
 */
export async function stopLeftOver(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isPostgresOf(pid, cluster)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isPostgresOf(pid, cluster)) {
    if (Date.now() > deadline) throw new Error(`Another Uplift is using ${cluster} (process ${pid}).`);
    await pause(50);
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  return commandLineOf(pid)?.includes(`postgres -D ${cluster} `) ?? false;
}
