import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './prepare.mjs';

// Runs the product from its sources on one port. The server is compiled and restarted with each edit, the
// client reloads in place. The build is separate from dist/, so that `npm start` never uses a half-edited
// build.
requireNode();
process.chdir(ROOT);
await ensureInstalled();

const OUT = path.join('.cache', 'dev');
const MAIN = path.join(OUT, 'server', 'app', 'main.js');
const tsc = [
  path.join('node_modules', 'typescript', 'bin', 'tsc'),
  '-p',
  'tsconfig.server.json',
  '--outDir',
  OUT,
  '--incremental',
  '--tsBuildInfoFile',
  path.join('.cache', 'dev.tsbuildinfo'),
];

console.info('Compiling the server …');
// Type errors are printed, but code that compiles is run.
spawnSync(process.execPath, tsc, { stdio: ['ignore', 'inherit', 'inherit'] });
spawnSync(process.execPath, [path.join('scripts', 'copy-sql.mjs'), OUT], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (!existsSync(MAIN)) process.exit(1);

// Each in its own process group: Ctrl-C reaches this process only, which passes it on once.
const background = (args, env = {}) =>
  spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  });
const compiler = background([...tsc, '--watch', '--preserveWatchOutput']);
const product = background(['--watch', '--watch-preserve-output', '--enable-source-maps', MAIN], {
  UPLIFT_DEV: '1',
});

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  // tsc runs as a separate program below Node, so its whole group is ended. The product stops by itself.
  if (compiler.exitCode === null) process.kill(-compiler.pid, 'SIGTERM');
  product.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
compiler.once('exit', stop);
product.once('exit', stop);
