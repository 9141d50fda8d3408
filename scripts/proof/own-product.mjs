import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ROOT } from '../prepare.mjs';

/** Starts a process of the built product and waits until it says that it is open. */
export async function startProcess(args, env) {
  const child = spawn(process.execPath, [path.join('dist', 'server', 'app', 'main.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output = (output + chunk).slice(-20_000);
      if (/is open at|worker is running/.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { end, output: () => output };
}

/** Where the embedded PostgreSQL of a data folder is to be reached. */
export function databaseUrl(folder) {
  const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8').trim();
  return `postgres://uplift:${password}@127.0.0.1:${postmaster(folder).port}/uplift`;
}

/** Number and port of the embedded PostgreSQL. */
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
