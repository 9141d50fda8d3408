import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';
import { badInput } from '../platform/errors.js';
import { PRODUCT_NAME } from '../platform/product.js';
import { oneForm } from './passwords.js';

/** What comes after so many characters only adds to them, and would take a second of everybody's time to judge. */
const JUDGED_LENGTH = 40;
const MOST_SUBSTITUTIONS = 10;
/** Of 4: more than a hundred million guesses. */
const LEAST_SCORE = 3;
/** What people here choose and lists from elsewhere do not have. */
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
  own: 'This is made of your name or e-mail address, which is tried first.',
  common: 'This is one of the passwords that are tried first.',
  pattern: 'Repeated letters, rows of letters or keys, and dates are guessed quickly.',
  weak: 'This could be guessed.',
};
const WHAT_HELPS = 'Three or four words that have nothing to do with each other make a good one.';

/** Why a password is refused. */
type PasswordWeakness = keyof typeof WHY;

const COMMON_DICTIONARIES = /^(passwords|local)/;
const PATTERNS = new Set(['repeat', 'sequence', 'spatial', 'date', 'wordSequence']);

/** Whose password it is to be; made of this it would be guessed first. */
export interface PasswordOwner {
  email: string;
  fullName?: string | null;
}

/**
 * Refuses passwords that are guessed first: common and breached ones, patterns, the owner's own name or address.
 * @throws AppError BAD_USER_INPUT at `field`, which says why and what helps
 */
export async function requireGoodPassword(
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
  const result = (await judge).check(oneForm(value).slice(0, JUDGED_LENGTH), wordsOf(owner));
  return result.score >= LEAST_SCORE ? null : reasonOf(result);
}

function reasonOf({ sequence }: ZxcvbnResult): PasswordWeakness {
  const named = sequence.map((match) => String(match.dictionaryName ?? ''));
  if (named.includes('userInputs')) return 'own';
  if (named.some((name) => COMMON_DICTIONARIES.test(name))) return 'common';
  return sequence.some(({ pattern }) => PATTERNS.has(pattern)) ? 'pattern' : 'weak';
}

/** The address and the name, whole and in their parts. */
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

/** Its dictionaries take some 45 MB, so they are there from the first password on that is chosen. */
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
    l33tMaxSubstitutions: MOST_SUBSTITUTIONS,
  });
}
