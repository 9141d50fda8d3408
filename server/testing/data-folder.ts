import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, launch } from './launch-product.js';

/** Removes a data folder, even while the PostgreSQL of a killed product is still ending in it. */
export const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/** Returns an empty folder next to the databases of the run, in memory if there is room. */
export const emptyFolder = () =>
  mkdtempSync(path.join(process.env.TEST_FOLDER ?? tmpdir(), 'uplift-folder-'));

/**
 * Returns a data folder after a first start of the product, to be copied. Its cluster and tables are created
 * once per test file.
 * @throws Error with the output of the product if it does not start and stop properly
 */
export async function startedFolder(): Promise<string> {
  const folder = emptyFolder();
  const product = launch({ PORT: String(await freePort()), DATA_FOLDER: folder });
  await Promise.race([product.open, product.ended]);
  product.child.kill('SIGTERM');
  const { code, output } = await product.ended;
  if (code !== 0 || !existsSync(path.join(folder, 'postgres')))
    throw new Error(`The first start has ended with code ${code}:\n${output}`);
  return folder;
}

/** Copies the folder with its owner, which PostgreSQL insists on. */
export function copyFolder(folder: string): string {
  const copy = emptyFolder();
  execFileSync('cp', ['-a', `${folder}/.`, copy]);
  return copy;
}
