// What it takes to bring 10,000 suppliers in and to send 100,000 out, while others go on searching:
// npm run measure-transfer -- [--suppliers 100000] [--rows 10000] [--strict]
// The product runs in one process, web and worker, on a database of its own with so many suppliers; its memory is what
// the system says of that process. A heap that has room is tidied up late, so an export is measured with a small one
// besides. With --strict it fails where an import takes more than 60 seconds or makes anything twice, or an export needs
// more than 50 MB with the small heap.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { runProduct } from './run-product.mjs';
import { exporter } from './transfer/export-suppliers.mjs';
import { importer } from './transfer/import-suppliers.mjs';
import { signedInClient } from './transfer/signed-in-client.mjs';

const LONGEST_IMPORT_S = 60;
const MOST_MEMORY_MB = 50;
/** Little more than a product at rest has. */
const HEAP_MB = 140;
/** More than are written while they are fetched. */
const WARM_UP_ROWS = 12_000;
/** Enough that there is time to stop it. */
const STOPPED_ROWS = 2000;

const { values } = parseArgs({
  options: {
    suppliers: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '10000' },
    strict: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

const folder = mkdtempSync(path.join(tmpdir(), 'uplift-run-'));
const seeded = spawnSync(
  process.execPath,
  [path.join('scripts', 'seed.mjs'), '--suppliers', values.suppliers, '--no-pictures'],
  { env: { ...process.env, DATABASE_URL: '', DATA_FOLDER: folder }, stdio: ['ignore', 'ignore', 'inherit'] },
);
if (seeded.status !== 0) throw new Error('The database could not be filled.');
let broken = [];
try {
  const imports = await withProduct({}, async (client) => {
    const files = importer(client);
    return [
      await files.bringIn('Imported', rows),
      await files.bringIn('Imported', rows),
      await files.bringInWithStop('Stopped', STOPPED_ROWS),
    ];
  });
  console.info('Imports: a file, the same file again, and one that is stopped and goes on');
  console.table(imports);
  const lazy = await withProduct({}, sendOut);
  const held = await withProduct({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }, sendOut);
  console.info(
    `Exports: as memory comes, and with a heap of ${HEAP_MB} MB, where what is done with has to go`,
  );
  console.table([lazy, held]);
  const [first, second, stopped] = imports;
  broken = [
    first.new !== rows && 'An import did not make all of its suppliers.',
    second.new + second.changed !== 0 && 'The same file changed something again.',
    stopped.found !== STOPPED_ROWS && 'A stopped import that goes on lost suppliers, or made them twice.',
    first.seconds > LONGEST_IMPORT_S && `An import took more than ${LONGEST_IMPORT_S} s.`,
    held['MB more'] > MOST_MEMORY_MB && `An export needed more than ${MOST_MEMORY_MB} MB.`,
  ].filter(Boolean);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of broken) console.error(line);
if (values.strict && broken.length > 0) process.exitCode = 1;

/** All of them, after a shorter export: what a process keeps from its first one is no matter of how long it is. */
async function sendOut(client) {
  const send = exporter(client);
  await send(WARM_UP_ROWS);
  return send();
}

async function withProduct(env, work) {
  const product = await runProduct({ ...env, DATA_FOLDER: folder });
  try {
    return await work(await signedInClient(product.url, product.pid));
  } finally {
    await product.stop();
  }
}
