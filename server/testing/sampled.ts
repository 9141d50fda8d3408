import { createHash } from 'node:crypto';

/**
 * Returns true if a case of a large matrix belongs to this run: an eighth of them, chosen by the hash of the
 * commit, or all with `npm test -- --all` (docs/testing.md).
 */
export function isSampled(name: string): boolean {
  const { TEST_SAMPLE = 'all' } = process.env;
  if (TEST_SAMPLE === 'all') return true;
  return createHash('sha1').update(name).digest().readUInt32BE() % 8 === Number(TEST_SAMPLE);
}
