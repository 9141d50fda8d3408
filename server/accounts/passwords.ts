import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { characterCount, isWithin } from '../../shared/text-length.js';

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;
/** OWASP's argon2id settings: 19 MiB, two passes, one lane. argon2id is the library's own default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const tooLong = `Please use at most ${MAX_LENGTH} characters.`;

/**
 * Returns a password in the form that is hashed: keyboards compose the same letters in several ways (NFC,
 * NFD, wide forms).
 */
export const normalizePassword = (value: string): string => value.normalize('NFKC');

/**
 * The schema of a new password. Its characters are counted as people see them, however a keyboard composes
 * them.
 */
export const password = z
  .string({ error: 'Please enter a password.' })
  .refine((value) => characterCount(normalizePassword(value)) >= MIN_LENGTH, {
    message: `Please use at least ${MIN_LENGTH} characters.`,
  })
  .refine((value) => isWithin(normalizePassword(value), MAX_LENGTH), { message: tooLong })
  .meta({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH });

/**
 * The schema of a password that is typed to sign in. Older passwords may have more characters in their
 * normalised form.
 */
export const typedPassword = z
  .string({ error: 'Please enter your password.' })
  .refine((value) => value.length <= MAX_LENGTH || isWithin(normalizePassword(value), MAX_LENGTH), {
    message: tooLong,
  })
  .meta({ maxLength: MAX_LENGTH });

/** Returns the argon2id hash of a password. */
export const hashPassword = (value: string): Promise<string> => hash(normalizePassword(value), COST);

let decoy: Promise<string> | undefined;

/**
 * Returns true if the password matches the hash. Without a hash, does the same work against a decoy, so that
 * the response time does not reveal whether an account exists.
 */
export async function verifyPassword(value: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = stored ?? (await decoy);
  const isIt = (typed: string) => verify(against, typed).catch(() => false);
  // Older hashes are of passwords as typed, not normalised.
  const fits =
    (await isIt(normalizePassword(value))) || (normalizePassword(value) !== value && (await isIt(value)));
  return fits && Boolean(stored);
}
