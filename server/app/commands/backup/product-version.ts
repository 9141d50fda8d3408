import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the version of the product from its package.json, which is above this file in sources and builds. */
export function productVersion(folder = path.dirname(fileURLToPath(import.meta.url))): string {
  const file = path.join(folder, 'package.json');
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (found?.name === 'uplift') return String(found.version);
  const parent = path.dirname(folder);
  return parent === folder ? 'unknown' : productVersion(parent);
}
