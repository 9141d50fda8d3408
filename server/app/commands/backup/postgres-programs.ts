import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { CommandError } from '../command.js';

/** A program of PostgreSQL that is installed on this machine. */
export interface PostgresProgram {
  file: string;
  /** The major version, such as 18. */
  version: number;
}

/** The lines of standard error that an error message quotes. */
const MAX_LINES = 5;

/**
 * Finds a program of PostgreSQL in the folder, or on the path.
 * @throws CommandError if it is missing or older than `since`
 */
export async function findProgram(
  name: 'pg_dump' | 'pg_restore',
  folder: string | undefined,
  since: number,
): Promise<PostgresProgram> {
  const file = folder ? path.join(folder, name) : name;
  const where = folder ? `in ${folder} (PG_BIN)` : 'on PATH';
  const remedy = `Install the client programs of PostgreSQL ${since} or newer, or set PG_BIN to their folder.`;
  let said: string;
  try {
    said = (await promisify(execFile)(file, ['--version'])).stdout;
  } catch (error) {
    throw new CommandError(`${name} cannot be run ${where}. ${remedy}`, { cause: error });
  }
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1]);
  if (!(version >= since)) throw new CommandError(`${name} ${where} is of version ${version}. ${remedy}`);
  return { file, version };
}

/** Returns the arguments and the environment that lead a program to a database, without the password in a list of processes. */
export function connectionOf(address: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password') || '';
  url.password = '';
  url.searchParams.delete('password');
  return {
    dbname: `--dbname=${url.href}`,
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  };
}

/**
 * Starts a program. `stdout` is its output, and `ended` resolves once it has ended well.
 * @throws CommandError from `ended`, with the last lines of standard error
 */
export function runProgram(
  { file }: PostgresProgram,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { stdout: Readable; ended: Promise<void>; kill: () => void } {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(file, args, {
    env: { ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new CommandError(
            `${path.basename(file)} failed (${signal ?? `exit code ${code}`}): ${said.trim().split('\n').slice(-MAX_LINES).join('\n')}`,
          ),
        );
    });
  });
  // Reported by the caller, who may be busy with the output first.
  ended.catch(() => undefined);
  return { stdout: child.stdout, ended, kill: () => void child.kill() };
}
