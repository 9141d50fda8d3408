import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Field 22 of /proc/<pid>/stat, counted after the program name, which may contain anything. */
const START_TIME_FIELD = 19;

/**
 * Returns the process id and start time of a process, which no other process has.
 * @returns null if there is no such process
 */
export function identityOf(pid: number): string | null {
  const startedAt = process.platform === 'linux' ? startTicks(pid) : ps(pid, 'lstart');
  return startedAt && `${pid} ${startedAt}`;
}

/** Returns the command line of a running process, or null. */
export function commandLineOf(pid: number): string | null {
  if (process.platform !== 'linux') return ps(pid, 'command');
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? null;
}

function startTicks(pid: number): string | null {
  const stat = readProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD] ?? null;
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

function ps(pid: number, column: string): string | null {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('ps', ['-p', String(pid), '-o', `${column}=`], {
      encoding: 'utf8',
      stdio: [...stdio],
    }).trim();
  } catch {
    return null;
  }
}
