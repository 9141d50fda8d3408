import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Config } from '../../../platform/config/config.js';
import { isWeak } from '../../../platform/config/jwt-secrets.js';
import { type Check, type Finding, fault, ok, warning } from './finding.js';

const MEGABYTE = 1024 * 1024;
/** Two uploads of the largest size, and room for many more. */
const LEAST_BYTES = 100 * MEGABYTE;
const ENOUGH_BYTES = 1024 * MEGABYTE;

/** Returns the checks of the machine and its settings. */
export function machineChecks(config: Config): Check[] {
  const usesFolder = !(config.s3 && config.databaseUrl);
  return [
    { name: 'secrets', run: async () => checkSecrets(config) },
    ...(usesFolder
      ? [{ name: 'data folder', run: () => checkFolder(config.dataFolder, 'DATA_FOLDER') }]
      : []),
    { name: 'temporary folder', run: () => checkFolder(tmpdir(), 'TMPDIR') },
  ];
}

/** Checks the secrets that sign tokens. The finding contains none of them. */
export function checkSecrets({
  production,
  jwtSecret,
  jwtSecretFallbacks,
}: Pick<Config, 'production' | 'jwtSecret' | 'jwtSecretFallbacks'>): Finding {
  if (!jwtSecret) return ok('The secret was generated and is in the data folder.');
  const weak = [jwtSecret, ...jwtSecretFallbacks].some((secret) => isWeak(secret, true));
  if (weak)
    return warning(
      'JWT_SECRET or a fallback has few different characters, which production refuses.',
      'Set it to the output of openssl rand -base64 48.',
    );
  const fallbacks = jwtSecretFallbacks.length;
  const still =
    fallbacks > 0 ? `, and ${fallbacks} former ${fallbacks === 1 ? 'one is' : 'ones are'} accepted` : '';
  return ok(`JWT_SECRET is long enough${production ? '' : ' for production'}${still}.`);
}

async function checkFolder(folder: string, setting: string): Promise<Finding> {
  if (!existsSync(folder))
    return warning(`${folder} does not exist yet.`, `The first start creates it. Check ${setting}.`);
  const { bavail, bsize } = await statfs(folder);
  return judgeFreeSpace(folder, bavail * bsize);
}

/** Returns the finding for the free space of a folder. */
export function judgeFreeSpace(folder: string, bytes: number): Finding {
  const message = `${folder} has ${Math.floor(bytes / MEGABYTE)} MB free.`;
  if (bytes >= ENOUGH_BYTES) return ok(message);
  const advice = 'Free space or enlarge the disk: uploads fail without room.';
  return bytes < LEAST_BYTES ? fault(message, advice) : warning(message, advice);
}
