import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Launcher } from './embedded-binaries.js';
import { identityOf } from './running-process.js';

/**
 * Creates the folder or checks it, and gives it to the user that PostgreSQL runs as.
 * @throws Error with one clear line if the folder is not writable
 */
export function prepareFolder(folder: string, launcher: Launcher): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    if (launcher.uid !== undefined) chownSync(folder, launcher.uid, launcher.gid ?? launcher.uid);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written to.`);
  }
}

/**
 * Makes this process the owner of a data folder. Takes over the folder of a killed process, even if another
 * program has its process id now. Returns a function that releases the folder.
 * @throws Error with one clear line if the owner is running
 */
export function takeFolder(folder: string): () => void {
  const file = path.join(folder, 'owner.pid');
  const owner = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const pid = Number.parseInt(owner, 10);
  if (pid > 0 && pid !== process.pid && identityOf(pid) === owner)
    throw new Error(`The data folder ${folder} is in use by another Uplift (process ${pid}).`);
  writeFileSync(file, identityOf(process.pid) ?? String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Returns the password of the database owner. Generates it on first use. */
export function readOrMakePassword(folder: string): string {
  const file = path.join(folder, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
