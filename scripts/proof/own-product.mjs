import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../prepare.mjs';

/** The number of last lines of a process that are stored. */
const MAX_LINES = 200;

/**
 * Starts a process of the built product and waits until it reports that it is open. `output()` of the result
 * returns its last lines, `errors()` the number of lines that it logged at level 50.
 * @throws Error if it ends before that
 */
export async function startProcess(args, env) {
  const child = spawn(process.execPath, [path.join('dist', 'server', 'app', 'main.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Output may arrive after `exit`.
  const ended = once(child, 'close');
  let lines = [];
  let errors = 0;
  const output = () => lines.join('\n');
  await new Promise((resolve, reject) => {
    const read = (line) => {
      lines = [...lines.slice(-MAX_LINES), line];
      if (line.includes('"level":50')) errors++;
      if (/is open at|worker is running/.test(line)) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
    child.once('close', () => reject(new Error(`The product did not start:\n${output()}`)));
  });
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { end, output, errors: () => errors };
}

/** Returns the address of the embedded PostgreSQL of a data folder. */
export function databaseUrl(folder) {
  const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8').trim();
  return `postgres://uplift:${password}@127.0.0.1:${postmaster(folder).port}/uplift`;
}

/** Returns the process id and the port of the embedded PostgreSQL. */
export function postmaster(folder) {
  const lines = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
