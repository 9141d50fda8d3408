// Compares the script size of first pages with client/bundle-budget.json and prints a table. Fails if a page
// is over its budget. With --files it prints the files of each page as JSON, for the browser test that
// compares them with the loaded files.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root));
const manifest = JSON.parse(read('dist/client/.vite/manifest.json'));
const budget = JSON.parse(read('client/bundle-budget.json'));

const ENTRY = 'client/app/entry-client.tsx';
const sizes = new Map();

/** Returns the kilobytes of a built file after gzip. */
function kilobytes(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(read(`dist/client/${file}`), { level: 9 }).length / 1000);
  return sizes.get(file);
}

/** Returns the files that a manifest entry loads at once: itself and all of its static imports. */
function staticFiles(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFiles(imported, seen);
  return seen;
}

const failures = [];
const filesOf = ({ entry = ENTRY, screen }, others = []) =>
  new Set([entry, ...(screen ? [screen] : []), ...others].flatMap((key) => [...staticFiles(key)]));
const sum = (files) => [...files].reduce((total, file) => total + kilobytes(file), 0);

if (process.argv.includes('--files')) {
  const pages = Object.values(budget.pages).map((page) => ({
    path: page.path,
    files: [...filesOf(page, page.unasked)],
  }));
  console.log(JSON.stringify(pages));
  process.exit(0);
}

const check = (page, total, limit) => {
  if (total > limit) failures.push(`${page}: ${total.toFixed(1)} kB is over ${limit} kB`);
};
const rows = Object.entries(budget.pages).map(([page, { limit, unasked, limitInAll = limit, ...files }]) => {
  const total = sum(filesOf(files));
  const inAll = sum(filesOf(files, unasked));
  check(page, total, limit);
  check(`${page}, with what comes by itself`, inAll, limitInAll);
  const kB = (value) => Number(value.toFixed(1));
  return { page, 'kB gz': kB(total), limit, 'in all': kB(inAll), 'limit in all': limitInAll };
});
console.table(rows);

const first = [...staticFiles(ENTRY)].map((file) => ({
  'first load': file,
  'kB gz': Number(kilobytes(file).toFixed(1)),
}));
console.table(first.sort((a, b) => b['kB gz'] - a['kB gz']));

for (const chunk of Object.values(manifest)) {
  if (!chunk.file.endsWith('.js') || kilobytes(chunk.file) <= budget.largestChunk) continue;
  failures.push(
    `${chunk.file}: ${kilobytes(chunk.file).toFixed(1)} kB in one chunk, over ${budget.largestChunk} kB`,
  );
}

for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
