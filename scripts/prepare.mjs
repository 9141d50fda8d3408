import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project, whatever the current folder is. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const MIN_NODE = [20, 19];
const INSTALL_STAMP = path.join(ROOT, 'node_modules', '.uplift-lock');
const BUILD_STAMP = path.join(ROOT, 'dist', '.build-stamp');
const BUILD_INPUTS = [
  'shared',
  'server',
  'demo',
  'client',
  'migrations',
  'bench',
  'sdk',
  'schema.graphql',
  'CHANGELOG.md',
  'scripts/build-sdk.mjs',
  'scripts/build-client.mjs',
  'scripts/copy-changelog.mjs',
  'scripts/copy-fonts.mjs',
  'scripts/copy-sql.mjs',
  'vite',
  'vite.config.ts',
  'tsconfig.server.json',
  'tsconfig.client.json',
  'package-lock.json',
  'package.json',
];

/** Exits with one line if this version of Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  console.error(`Uplift needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a program in the root folder. If it fails, this process exits with its code. */
export async function run(command, args, env = {}) {
  const status = await runToEnd(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status);
}

/**
 * Runs a program and returns its exit code. It has its own process group, and a signal to this process is
 * sent to all of it. Otherwise npm and shells would keep the signal to themselves and leave their children
 * running.
 */
export async function runToEnd(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  let stopped = false;
  const pass = (signal) => {
    stopped = true;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The program has ended already.
    }
  };
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  const [status] = await once(child, 'exit');
  process.off('SIGINT', pass);
  process.off('SIGTERM', pass);
  return stopped ? 1 : (status ?? 1);
}

/** Installs the packages of the lockfile unless they are installed. */
export async function ensureInstalled() {
  const lock = hashFiles(['package-lock.json']);
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === lock) return;
  console.info('Installing packages (about a minute, once) …');
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALL_STAMP, lock);
}

/** Builds server, client and the package @uplift/client unless the build matches the sources. */
export async function ensureBuilt() {
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === hashFiles(BUILD_INPUTS)) return;
  console.info('Building …');
  await build();
}

/** Builds server, client and the package @uplift/client concurrently, and records the hash of the sources. */
export async function build() {
  const sources = hashFiles(BUILD_INPUTS);
  const statuses = await Promise.all(
    ['build:server', 'build:client', 'build:sdk'].map((script) =>
      runToEnd('npm', ['run', '--silent', script], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }),
    ),
  );
  const failed = statuses.find((status) => status !== 0);
  if (failed) process.exit(failed);
  mkdirSync(path.dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, sources);
}

function hashFiles(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, path.join(ROOT, input));
  return hash.digest('hex');
}

/** Returns true unless the file is a test or only used by tests. */
const isBuilt = (name) => name !== 'testing' && !/\.test\.tsx?$/.test(name);

function addToHash(hash, file) {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).filter(isBuilt).sort()) addToHash(hash, path.join(file, name));
    return;
  }
  hash.update(path.relative(ROOT, file)).update(readFileSync(file));
}
