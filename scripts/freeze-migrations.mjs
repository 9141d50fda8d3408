// npm run freeze-migrations [-- --check | --list]: records the hash of each new migration and lists it for
// the server. Recorded migrations must never change. --list skips the hash, for a migration that is being
// written. Other files (*.sql, *.sql.ts, *.json, run-files.ts) are parts of migrations: recorded, but not listed. Run
// npm run schema-objects afterwards.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './prepare.mjs';

const FOLDER = path.join(ROOT, 'migrations');
const FROZEN = path.join(FOLDER, 'frozen.sha256');
const LIST = path.join(ROOT, 'server', 'app', 'migrations.ts');

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(path.join(FOLDER, file)))
    .digest('hex');

const lines = existsSync(FROZEN) ? readFileSync(FROZEN, 'utf8').trim().split('\n') : [];
const frozen = new Map(lines.map((line) => line.split('  ').reverse()));
const files = readdirSync(FOLDER)
  .filter((file) => /\.(ts|json|sql)$/.test(file))
  .sort();
const changed = files.filter((file) => frozen.has(file) && frozen.get(file) !== hashOf(file));
const gone = [...frozen.keys()].filter((file) => !files.includes(file));
const added = files.filter((file) => !frozen.has(file));

/** Returns the source of the list of migrations for the server. */
function listOf(noted) {
  const names = noted.filter((file) => /^\d+.*(?<!\.sql)\.ts$/.test(file));
  const classOf = (file) => /export class (\w+)/.exec(readFileSync(path.join(FOLDER, file), 'utf8'))?.[1];
  const imports = names.map(
    (file) => `import { ${classOf(file)} } from '../../migrations/${file.replace(/ts$/, 'js')}';`,
  );
  return `${imports.join('\n')}

/** The migrations in order. npm run freeze-migrations writes this list. */
export const MIGRATIONS = [
${names.map((file) => `  ${classOf(file)},`).join('\n')}
];
`;
}

for (const file of [...changed, ...gone])
  console.error(`${file} has been frozen and must stay as it was; write another migration instead.`);
if (changed.length + gone.length > 0) process.exit(1);
if (process.argv.includes('--check')) {
  if (added.length > 0) {
    console.error(`Not frozen yet: ${added.join(', ')}. npm run freeze-migrations, once they are final.`);
    process.exit(1);
  }
  if (readFileSync(LIST, 'utf8') !== listOf(files)) {
    console.error('server/app/migrations.ts lists others than there are: npm run freeze-migrations.');
    process.exit(1);
  }
  console.info(`${files.length} migrations are as they were.`);
} else {
  const final = process.argv.includes('--list') ? [] : added;
  for (const file of final) appendFileSync(FROZEN, `${hashOf(file)}  ${file}\n`);
  writeFileSync(LIST, listOf(files));
  console.info(`${files.length} migrations listed, ${final.length} frozen.`);
  await run('npm', ['run', '--silent', 'schema-objects']);
}
