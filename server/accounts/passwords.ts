import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;
/** OWASP's argon2id settings: 19 MiB, two passes, one lane. argon2id is the library's own default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as people choose it. */
export const password = z
  .string({ error: 'Please enter a password.' })
  .min(MIN_LENGTH, `Please use at least ${MIN_LENGTH} characters.`)
  .max(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters.`);

/** A password that somebody has already, as typed to sign in. */
export const typedPassword = z.string({ error: 'Please enter your password.' }).max(MAX_LENGTH);

/** argon2id hash of a password. */
export const hashPassword = (value: string): Promise<string> => hash(oneForm(value), COST);

/** Keyboards put the same letters together in several ways (NFC, NFD, wide forms). */
const oneForm = (value: string): string => value.normalize('NFKC');

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash the same work is done against a decoy, so that
 * the time taken does not tell whether an account exists.
 */
export async function passwordFits(value: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = stored ?? (await decoy);
  const isIt = (typed: string) => verify(against, typed).catch(() => false);
  // Hashes of before are of passwords as they were typed.
  const fits = (await isIt(oneForm(value))) || (oneForm(value) !== value && (await isIt(value)));
  return fits && Boolean(stored);
}
