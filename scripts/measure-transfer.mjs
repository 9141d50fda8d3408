// Measures the import of 10,000 suppliers and the export of 100,000, while other clients search:
// npm run measure-transfer -- [--suppliers 100000] [--rows 10000] [--strict]
// The product runs in one process, web and worker, on its own database with this number of suppliers. Its
// memory is that of the process according to the system. Node frees memory late if the heap is large, so an
// export is also measured with a small heap. With --strict it fails if an import takes more than 60 seconds
// or creates a duplicate, or if an export with the small heap needs more than 50 MB.
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
const MAX_MEMORY_MB = 50;
/** A heap size in MB, a little more than an idle product uses. */
const HEAP_MB = 140;
/** More rows than are written while they are downloaded. */
const WARM_UP_ROWS = 12_000;
/** The number of rows that leaves enough time to stop the import. */
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
    held['MB more'] > MAX_MEMORY_MB && `An export needed more than ${MAX_MEMORY_MB} MB.`,
  ].filter(Boolean);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of broken) console.error(line);
if (values.strict && broken.length > 0) process.exitCode = 1;

/**
 * Exports all suppliers, after a shorter export: memory that a process retains from its first export does not
 * depend on its length.
 */
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
