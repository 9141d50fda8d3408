import * as z from 'zod/mini';
import { normalizeText } from '../../shared/characters';
import { EMAIL_LENGTH, isEmailAddress, oneSpelling } from '../../shared/email-address';
import { characterCount, isWithin } from '../../shared/text-length';
import { formTexts } from './form-texts';

/** The error message of an empty required field. */
export const EMPTY = formTexts.en.empty;

type Words = Pick<typeof formTexts.en, 'empty' | 'tooLong' | 'notAnEmail' | 'unusable'>;

/** Removes invisible characters, as the server does. */
const normalized = z.overwrite<string>((typed) => normalizeText(typed));

/** Returns the rules of fields, with error messages in one language. */
export function fieldRules(words: Words) {
  const longest = (max: number, message?: string) =>
    z.refine<string>((typed) => isWithin(typed, max), { error: () => message ?? words.tooLong(max) });
  // Cutting text can leave half of a surrogate pair.
  const usable = z.refine<string>((typed) => !/\p{Surrogate}/u.test(typed), words.unusable);

  /** Optional text of at most `max` characters; blanks around it do not count. */
  const optionalText = (max: number, message?: string) =>
    z.string().check(normalized, longest(max, message), usable);

  /** Required text; `missing` is the error message while it is empty. */
  const requiredText = (max: number, missing = words.empty) =>
    z.string().check(normalized, z.minLength(1, missing), longest(max), usable);

  /** An email address; required if there is a message `missing` for an empty field. */
  const emailAddress = (missing?: string) =>
    (missing === undefined ? optionalText(EMAIL_LENGTH) : requiredText(EMAIL_LENGTH, missing)).check(
      z.refine((typed) => typed === '' || isEmailAddress(oneSpelling(typed)), words.notAnEmail),
    );

  /** A password, including its blanks. A letter with its marks counts as one character, as on the server. */
  const password = (min: number, tooShort: string) =>
    z.string().check(
      z.refine((typed) => characterCount(typed.normalize('NFKC')) >= min, tooShort),
      longest(200),
    );

  return { optionalText, requiredText, emailAddress, password };
}

/** The rules with English messages, for screens that exist in English only. */
export const { optionalText, requiredText, emailAddress } = fieldRules(formTexts.en);
