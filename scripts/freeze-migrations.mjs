// npm run freeze-migrations [-- --check]: notes the hash of each new migration. What is noted never changes again.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const FOLDER = path.join(ROOT, 'migrations');
const FROZEN = path.join(FOLDER, 'frozen.sha256');

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(path.join(FOLDER, file)))
    .digest('hex');

const lines = existsSync(FROZEN) ? readFileSync(FROZEN, 'utf8').trim().split('\n') : [];
const frozen = new Map(lines.map((line) => line.split('  ').reverse()));
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .sort();
const changed = files.filter((file) => frozen.has(file) && frozen.get(file) !== hashOf(file));
const gone = [...frozen.keys()].filter((file) => !files.includes(file));
const added = files.filter((file) => !frozen.has(file));

for (const file of [...changed, ...gone])
  console.error(`${file} has been frozen and must stay as it was; write another migration instead.`);
if (changed.length + gone.length > 0) process.exit(1);
if (process.argv.includes('--check')) {
  if (added.length > 0) {
    console.error(`Not frozen yet: ${added.join(', ')}. npm run freeze-migrations, once they are final.`);
    process.exit(1);
  }
  console.info(`${files.length} migrations are as they were.`);
} else {
  for (const file of added) appendFileSync(FROZEN, `${hashOf(file)}  ${file}\n`);
  console.info(`${added.length} migrations frozen.`);
}
