import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';
import { badInput } from '../platform/errors.js';
import { PRODUCT_NAME } from '../platform/product.js';
import { normalizePassword } from './passwords.js';

/**
 * The number of characters that are judged. Further characters only add strength, and would take a second of
 * CPU time.
 */
const JUDGED_LENGTH = 40;
const MAX_SUBSTITUTIONS = 10;
/** The lowest accepted score, out of 4: more than a hundred million guesses. */
const LEAST_SCORE = 3;
/** Words that are common in local passwords and missing from international lists. */
const LOCAL_WORDS = [
  PRODUCT_NAME,
  'aotearoa',
  'kia ora',
  'kiaora',
  'kiwi',
  'all blacks',
  'allblacks',
  'tamaki',
];

const WHY = {
  own: 'Don’t use your name or email address.',
  common: 'This password is too common.',
  pattern: 'Avoid repeated letters, keyboard patterns and dates.',
  weak: 'This password is too easy to guess.',
};
const WHAT_HELPS = 'Use three or four unrelated words.';

/** The reason for refusing a password. */
type PasswordWeakness = keyof typeof WHY;

const COMMON_DICTIONARIES = /^(passwords|local)/;
const PATTERNS = new Set(['repeat', 'sequence', 'spatial', 'date', 'wordSequence']);

/** The owner of a password. A password made from these values is easy to guess. */
export interface PasswordOwner {
  email: string;
  fullName?: string | null;
}

/**
 * Throws if a password is easy to guess: a common or breached one, a pattern, or the owner's own name or
 * address.
 * @throws AppError BAD_USER_INPUT at `field`, with the reason and advice
 */
export async function requireStrongPassword(
  value: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<void> {
  const reason = await weaknessOf(value, owner);
  if (!reason) return;
  const message = `${WHY[reason]} ${WHAT_HELPS}`;
  throw badInput(message, [{ field, message, reason }]);
}

async function weaknessOf(value: string, owner: PasswordOwner): Promise<PasswordWeakness | null> {
  judge ??= loadJudge();
  const result = (await judge).check(normalizePassword(value).slice(0, JUDGED_LENGTH), wordsOf(owner));
  return result.score >= LEAST_SCORE ? null : reasonOf(result);
}

function reasonOf({ sequence }: ZxcvbnResult): PasswordWeakness {
  const named = sequence.map((match) => String(match.dictionaryName ?? ''));
  if (named.includes('userInputs')) return 'own';
  if (named.some((name) => COMMON_DICTIONARIES.test(name))) return 'common';
  return sequence.some(({ pattern }) => PATTERNS.has(pattern)) ? 'pattern' : 'weak';
}

/** Returns the address and the name, whole and in parts. */
function wordsOf({ email, fullName }: PasswordOwner): string[] {
  const name = fullName ?? '';
  const words = [
    email,
    name,
    name.replace(/\s+/g, ''),
    ...email.split('@'),
    ...`${email} ${name}`.split(/[\s@._+-]+/),
  ];
  return [...new Set(words)].filter((word) => word.length > 2);
}

let judge: Promise<ZxcvbnFactory> | undefined;

/**
 * Loads the judge of passwords. Its dictionaries take about 45 MB, so they are loaded when the first password
 * is chosen.
 */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...english.dictionary,
      local: LOCAL_WORDS.map((word) => word.toLowerCase()),
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
}
