// npm run schema-objects: writes server/app/schema-objects.generated.ts, the objects of the schema after all
// migrations, and docs/triggers.md. /readyz and the start of a process compare the database with it. npm run freeze-migrations does
// this too.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode, run } from './prepare.mjs';
import { triggerDocs } from './trigger-docs.mjs';

const FILE = path.join(ROOT, 'server', 'app', 'schema-objects.generated.ts');

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await run('npm', ['run', '--silent', 'build:server']);
const { startEmbeddedPostgres } = await import('../dist/server/platform/database/embedded-postgres.js');
const { migrate } = await import('../dist/server/platform/database/migrate.js');
const { schemaObjects } = await import('../dist/server/platform/database/schema-objects.js');
const { connectDatabase } = await import('../dist/server/app/product-database.js');

const folder = mkdtempSync(path.join(tmpdir(), 'uplift-schema-'));
const postgres = await startEmbeddedPostgres({ folder, durable: false });
try {
  const database = await connectDatabase({
    url: postgres.url('uplift'),
    poolSize: 1,
    applicationName: 'schema-objects',
    onPoolError: () => undefined,
  });
  // Not database.migrate(), which would compare the schema with the old list.
  await migrate(database.dataSource);
  const ask = (text, values) => database.manager.query(text, values);
  const objects = await schemaObjects(ask);
  writeFileSync(path.join(ROOT, 'docs', 'triggers.md'), await triggerDocs(ask));
  await database.close();
  writeFileSync(
    FILE,
    `// Written by npm run schema-objects.

/** All that the schema has once every migration has run. */
export const SCHEMA_OBJECTS: readonly string[] = \`
${objects.join('\n')}
\`
  .trim()
  .split('\\n');
`,
  );
  console.info(`${objects.length} objects of the schema are listed.`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
