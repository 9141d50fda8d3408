// Describes the triggers of the database for docs/triggers.md, from a database with all migrations.
// npm run schema-objects writes the file, and trigger-docs.test.ts compares it.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TRIGGERS = `
  SELECT c.relname AS table, t.tgname AS name, p.proname AS function,
    CASE WHEN t.tgtype & 64 > 0 THEN 'instead of' WHEN t.tgtype & 2 > 0 THEN 'before' ELSE 'after' END
      || CASE WHEN t.tgdeferrable THEN ' commit of' ELSE '' END AS timing,
    concat_ws(', ', CASE WHEN t.tgtype & 4 > 0 THEN 'insert' END, CASE WHEN t.tgtype & 16 > 0 THEN 'update' END,
      CASE WHEN t.tgtype & 8 > 0 THEN 'delete' END, CASE WHEN t.tgtype & 32 > 0 THEN 'truncate' END) AS events
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`;
const FUNCTIONS = `
  SELECT proname AS name, coalesce(nullif(prosrc, ''), pg_get_functiondef(oid)) AS source FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'`;
const TABLES = `
  SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`;
const WRITE = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(?:ONLY\s+)?(\w+)/gi;

/** Returns the folders of the server whose SQL names the table. */
function foldersThatRead(table, sources) {
  const named = new RegExp(`\\b(?:FROM|JOIN)\\s+${table}\\b`);
  return [...new Set(sources.filter(({ text }) => named.test(text)).map(({ folder }) => folder))].sort();
}

function productSources() {
  return execFileSync('git', ['ls-files', '-z', '--', 'server'])
    .toString()
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => ({
      folder: file.split('/').slice(1, -1).slice(0, 2).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** Returns docs/triggers.md. `ask` runs a statement and returns its rows. */
export async function triggerDocs(ask) {
  const [triggers, functions, tables] = await Promise.all([ask(TRIGGERS), ask(FUNCTIONS), ask(TABLES)]);
  const known = new Set(tables.map(({ name }) => name));
  const sources = new Map(functions.map(({ name, source }) => [name, source]));

  /** Returns the tables that a function and the functions it calls write. */
  const writtenBy = (name, seen = new Set()) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const source = sources.get(name) ?? '';
    const own = [...source.matchAll(WRITE)].map(([, table]) => table).filter((table) => known.has(table));
    const called = [...source.matchAll(/\b(\w+)\(/g)].map(([, called]) => called);
    return [
      ...own,
      ...called.filter((called) => sources.has(called)).flatMap((called) => writtenBy(called, seen)),
    ];
  };

  const code = productSources();
  const rows = triggers.map(({ table, name, function: called, timing, events }) => {
    const written = [...new Set(writtenBy(called))].sort();
    const readers = [...new Set(written.flatMap((each) => foldersThatRead(each, code)))].sort();
    const list = (names) => names.map((each) => `\`${each}\``).join(', ') || '–';
    return [`\`${table}\``, `${timing} ${events}`, `\`${name}\``, list(written), list(readers)];
  });
  rows.sort((one, other) => (one.join() < other.join() ? -1 : 1));
  const head = ['Table', 'When', 'Trigger', 'Writes', 'Read by'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const lines = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
  return `# Triggers

The triggers of the database, with the tables that they write and the folders of the server that read those tables. A trigger without tables changes or checks the row itself, or announces the change. \`npm run schema-objects\` writes this file.

${lines.join('\n')}
`;
}
