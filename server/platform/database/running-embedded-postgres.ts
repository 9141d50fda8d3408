import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf } from './running-process.js';

/** The lines of postmaster.pid with the port and the state (PostgreSQL documentation, “postmaster.pid”). */
const PORT_LINE = 3;
const STATE_LINE = 7;

/**
 * Returns the address of the embedded database in a data folder whose product is running. Null if it is not
 * running or still starting.
 */
export function runningEmbeddedUrl(dataFolder: string): string | null {
  const folder = path.resolve(dataFolder);
  const owner = read(path.join(folder, 'owner.pid'));
  if (!owner || identityOf(Number.parseInt(owner, 10)) !== owner) return null;
  const lines = read(path.join(folder, 'postgres', 'postmaster.pid')).split('\n');
  const password = read(path.join(folder, 'postgres-password'));
  if (!lines[STATE_LINE]?.startsWith('ready')) return null;
  return `postgres://uplift:${password}@127.0.0.1:${Number(lines[PORT_LINE])}/uplift`;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
