import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Stops the product and removes its data. */
export default async function globalTeardown() {
  const running = globalThis.productUnderTest;
  if (!running) return;
  globalThis.productUnderTest = undefined;
  running.product.kill('SIGTERM');
  if (running.product.exitCode === null) await once(running.product, 'exit');
  rmSync(running.folder, { recursive: true, force: true });
}
