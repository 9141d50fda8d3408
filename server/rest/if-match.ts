import type { ExpectedVersion } from '../kits/records/update-record.js';
import { AppError, badInput } from '../platform/errors.js';
import { opaqueTags } from '../platform/http/entity-tag.js';
import type { Call } from './call.js';

const TAGS = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/;
const VERSION = /^([1-9]\d{0,9})-/;

/**
 * Returns the versions that the header If-Match allows for a call. Null if it allows any version. Reads ignore it.
 * @throws AppError BAD_USER_INPUT for a write that compares no versions and so could not keep the promise
 */
export function conditionOf(
  { versioned, method }: Pick<Call, 'versioned' | 'method'>,
  header: string | undefined,
): number[] | null {
  if (method === 'GET') return null;
  const versions = versionsIn(header);
  if (versions && !versioned)
    throw badInput('This call does not compare versions. Send it without If-Match.');
  return versions;
}

/**
 * Returns the versions in the tags of an If-Match header. Empty if it names tags that are not of a version,
 * and null if it allows any version: without the header, and for `*`. Weak tags count as well, since a proxy
 * that compresses makes them of ours.
 * @throws AppError BAD_USER_INPUT if the header is not a list of tags
 */
function versionsIn(header: string | undefined): number[] | null {
  if (header === undefined || header.trim() === '*') return null;
  if (!TAGS.test(header)) throw badInput('If-Match must be the ETag of a record, in double quotes, or *.');
  return opaqueTags(header)
    .flatMap((tag) => VERSION.exec(tag)?.[1] ?? [])
    .map(Number);
}

/**
 * Returns the version that a write is based on: the one in its body, or else those of If-Match.
 * @throws AppError BAD_USER_INPUT if the two contradict each other
 */
export function expectedVersion(versions: number[] | null, body: unknown): ExpectedVersion {
  const { version } = (body ?? {}) as { version?: number | null };
  if (!versions) return version;
  if (version == null || versions.length === 0) return versions;
  if (versions.includes(version)) return version;
  const message = 'This version differs from the one in If-Match.';
  throw badInput('If-Match and the body name different versions.', [{ field: 'version', message }]);
}

/**
 * Runs a write with an If-Match header that names versions.
 * @throws AppError PRECONDITION_FAILED with the newer record as `current` if none of them is the current one
 */
export async function underCondition<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.currentIsRecord) throw error;
    const { message, details } = error;
    throw new AppError('PRECONDITION_FAILED', 412, message, details, { cause: error });
  }
}
