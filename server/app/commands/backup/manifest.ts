import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { safePath } from '../../../platform/files/file-store.js';
import { CommandError } from '../command.js';
import { forEachOf, hashStream } from './hashed-streams.js';

export const MANIFEST = 'manifest.json';
export const DUMP = 'database.dump';
export const FILES = 'files';
/** The number of files that are read or written at once. */
export const FILES_AT_ONCE = 8;
const FORMAT = 1;
/** The number of problems that are listed. */
const MAX_LISTED = 20;

const count = z.number().int().min(0);
const hashed = { sha256: z.string().regex(/^[0-9a-f]{64}$/), sizeBytes: count };
/** The folder and the name of a file in the store. */
const storedPath = z.string().refine((value) => {
  const [folder = '', name = '', ...more] = value.split('/');
  return more.length === 0 && safePath(folder, name) !== null;
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  productVersion: z.string(),
  /** The newest migration of the database. */
  schemaVersion: z.string(),
  serverVersion: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  dump: z.object({ ...hashed, programVersion: count }),
  tables: z.array(z.object({ name: z.string(), rows: count, hash: z.string() })),
  /** The files of the backup. Null for a backup without files. */
  files: z.array(z.object({ path: storedPath, ...hashed })).nullable(),
  /** The files that rows name and the store did not have. */
  missingFiles: z.array(z.string()),
});

/** The description of a backup, in `manifest.json`. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpFile = NonNullable<Manifest['files']>[number];

/** Returns the manifest of this format. */
export const makeManifest = (parts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...parts });

/**
 * Reads the manifest of a backup.
 * @throws CommandError if there is none, or if it is not one that this release can read
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file))
    throw new CommandError(`${folder} has no ${MANIFEST}, so it is not a complete backup.`);
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new CommandError(`${file} is not a manifest that this release can read.`, { cause: error });
  }
}

/**
 * Checks the sizes and hashes of all parts of a backup.
 * @throws CommandError that lists the parts that differ
 */
export async function verifyBackup(folder: string, { dump, files }: Manifest): Promise<void> {
  const problems: string[] = [];
  const check = async (name: string, expected: { sha256: string; sizeBytes: number }) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      problems.push(`${name} is missing`);
      return;
    }
    const found = await hashStream(createReadStream(file));
    if (found.sizeBytes !== expected.sizeBytes)
      problems.push(`${name} has ${found.sizeBytes} bytes, not ${expected.sizeBytes}`);
    else if (found.sha256 !== expected.sha256) problems.push(`${name} has other content`);
  };
  await check(DUMP, dump);
  await forEachOf(files ?? [], FILES_AT_ONCE, (file) => check(path.join(FILES, file.path), file));
  if (problems.length > 0)
    throw new CommandError(
      `The backup in ${folder} is damaged, and nothing was restored:\n${listed(problems)}`,
    );
}

/** Returns the problems as lines, with the number of those that are left out. */
export function listed(problems: readonly string[]): string {
  const lines = problems.slice(0, MAX_LISTED).map((problem) => `  ${problem}`);
  if (problems.length > MAX_LISTED) lines.push(`  and ${problems.length - MAX_LISTED} more`);
  return lines.join('\n');
}
