import { rmSync } from 'node:fs';

/** Stops the PostgreSQL of the run and removes its folder. */
export default async function globalTeardown() {
  const running = globalThis.testPostgres;
  if (!running) return;
  globalThis.testPostgres = undefined;
  await running.server.stop();
  rmSync(running.folder, { recursive: true, force: true });
}
