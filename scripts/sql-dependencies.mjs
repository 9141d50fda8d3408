// npm run sql-dependencies [-- --check]: writes docs/sql-dependencies.tsv, the tables that each folder of the
// server reads or writes in SQL although another folder owns them. --check compares the file and is part of
// npm run lint, so that a new dependency is a line to review. The platform must not use tables of others.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const FILE = path.join('docs', 'sql-dependencies.tsv');
const TABLES_FILE = path.join('server', 'app', 'schema-objects.generated.ts');
const NO_PRODUCT_CODE = /\.test\.tsx?$|\/testing\/|generated/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
const WRITE = /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|COPY) (?:ONLY )?(\w+)/g;
/** Folders with nouns. Only a noun itself writes its tables, with their versions and activities. */
const WITH_NOUNS = /^(?:reports|sales|directory|staff|accounts)\b/;
/** Writes to tables of other nouns, each with a reason. */
const ALLOWED_WRITES = {
  // Housekeeping removes old data of all nouns, with all retention periods in one list.
  'app\tsearch_miss': true,
  // Both ends of the link between a supplier and a buyer are written together (R147).
  'directory/suppliers\timpact_buyer': true,
};
/** The tables of the search, which triggers fill. */
const OF_SEARCH = /^(?:search_|listing_|supplier_listing)/;
const READ = /(?<!DELETE )\b(?:FROM|JOIN|USING) (?:ONLY |LATERAL )?(\w+)|\btable: '(\w+)'/g;

process.chdir(ROOT);
const tables = new Set(
  [...readFileSync(TABLES_FILE, 'utf8').matchAll(/^table (\w+)$/gm)].map(([, table]) => table),
);
const sources = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', 'server'])
  .toString()
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT_CODE.test(file) && existsSync(file))
  .map((file) => ({
    file,
    folder: folderOf(file),
    text: readFileSync(file, 'utf8').replace(COMMENT, '').replace(/\s+/g, ' '),
  }));

/** Returns the folder of a noun, kit or layer: the first two levels below server/, if there are two. */
function folderOf(file) {
  const [, layer, noun, ...further] = file.split('/');
  return further.length > 0 && /^(reports|sales|directory|staff|kits|platform)$/.test(layer)
    ? `${layer}/${noun}`
    : layer;
}

const namesIn = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, ...names]) => names.find(Boolean)).filter((name) => tables.has(name));

/**
 * Returns each table with its folder: that of its entity, else the one that inserts rows, else, for tables that
 * triggers fill, the one that reads them.
 */
function findOwners() {
  const owners = new Map([
    ['migrations', 'platform/database'],
    // Triggers fill it.
    ['record_change', 'platform/live'],
  ]);
  for (const pattern of [/@Entity\('(\w+)'/g, /INSERT INTO (\w+)/g])
    for (const { folder, text } of sources)
      for (const [, table] of text.matchAll(pattern))
        if (tables.has(table) && !owners.has(table)) owners.set(table, folder);
  for (const table of tables)
    if (!owners.has(table)) owners.set(table, OF_SEARCH.test(table) ? 'directory/suppliers' : 'totals');
  return owners;
}

const owners = findOwners();
const uses = new Map();
for (const { folder, text } of sources) {
  const written = new Set(namesIn(text, WRITE));
  for (const table of new Set([...written, ...namesIn(text, READ)])) {
    const owner = owners.get(table);
    if (owner === folder) continue;
    const key = [folder, table, owner].join('\t');
    uses.set(key, uses.get(key) === 'writes' || written.has(table) ? 'writes' : 'reads');
  }
}
const rows = [...uses].map(([key, use]) => `${key}\t${use}`).sort();
const ofPlatform = (folder) => folder.startsWith('platform');
const upward = rows.filter((row) => {
  const [folder, , owner] = row.split('\t');
  return ofPlatform(folder) && !ofPlatform(owner);
});
if (upward.length > 0) {
  console.error(`The platform must not use the tables of others:\n${upward.join('\n')}`);
  process.exit(1);
}
const foreign = rows.filter((row) => {
  const [folder, table, owner, use] = row.split('\t');
  return use === 'writes' && WITH_NOUNS.test(owner) && !ALLOWED_WRITES[`${folder}\t${table}`];
});
if (foreign.length > 0) {
  console.error(`Only a noun itself may write its tables:\n${foreign.join('\n')}`);
  process.exit(1);
}
const list = `${['folder\ttable\towner\tuse', ...rows].join('\n')}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, list);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== list) {
  console.error('Folders use other tables than docs/sql-dependencies.tsv says: npm run sql-dependencies.');
  process.exit(1);
}
