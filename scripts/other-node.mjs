// Prints the path of the Node version in the Dockerfile, from the npm registry. .ci/run uses it to prove that
// the product runs on it. Usage: PRODUCT_NODE=$(node scripts/other-node.mjs) npm test -- …
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const version = /^FROM node:([\d.]+)-slim AS build$/m.exec(
  readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'),
)?.[1];
if (!version) throw new Error('The Dockerfile names no version of Node.');
const name = `node-${process.platform}-${process.arch}`;
const folder = path.join(ROOT, '.cache', `node-${version}`);
const program = path.join(folder, 'node_modules', name, 'bin', 'node');
if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
console.log(program);
