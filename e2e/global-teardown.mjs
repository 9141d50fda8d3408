import { rmSync } from 'node:fs';
import stopTestPostgres from '../server/testing/global-teardown.mjs';

/** Removes the database and the folder from which the products of the files started. */
export default async function globalTeardown() {
  const folder = globalThis.demoFolder;
  globalThis.demoFolder = undefined;
  // With one worker, the tests ran in this process (start-product.ts).
  await globalThis.endBrowserTests?.();
  await stopTestPostgres();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
