import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const MAIN = path.join('dist', 'server', 'app', 'main.js');
const START_TIMEOUT_MS = 120_000;
/** The milliseconds after which a product that has not ended never will. */
const STOP_TIMEOUT_MS = 40_000;

/**
 * Starts the built product with its demo data on a free port. `folder` is its data folder, `pid` its process
 * id. `stop` ends it and removes the folder. As `web` it leaves jobs to a worker. `command` starts it in
 * another way.
 */
export async function runProduct(env = {}, role = 'all', command = [process.execPath, MAIN, '--role', role]) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-run-'));
  const url = `http://localhost:${port}`;
  const [program, ...args] = command;
  const product = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(product, 'exit');
  const stop = async () => {
    product.kill('SIGTERM');
    const stuck = setTimeout(() => product.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(stuck);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await opened(product);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, folder, pid: product.pid, stop };
}

function opened(product) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The product did not open in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk) => {
      output += chunk;
      if (!output.includes('is open at')) return;
      clearTimeout(timer);
      resolve();
    };
    product.stdout.on('data', read);
    product.stderr.on('data', read);
    product.once('exit', () => reject(new Error(`The product stopped:\n${output}`)));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
