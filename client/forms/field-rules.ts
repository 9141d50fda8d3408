import * as z from 'zod/mini';
import { tidyText } from '../../shared/characters';
import { EMAIL_LENGTH, isEmailAddress, oneSpelling } from '../../shared/email-address';
import { isWithin } from '../../shared/text-length';
import { formTexts } from './form-texts';

/** What a field that has to be filled in says while it is empty. */
export const EMPTY = formTexts.en.empty;

type Words = Pick<typeof formTexts.en, 'empty' | 'tooLong' | 'notAnEmail' | 'unusable'>;

/** As the server leaves out what cannot be seen. */
const seen = z.overwrite<string>((typed) => tidyText(typed));

/** The rules of fields, with what they say in one language. */
export function fieldRules(words: Words) {
  const longest = (max: number, message?: string) =>
    z.refine<string>((typed) => isWithin(typed, max), { error: () => message ?? words.tooLong(max) });
  // Halves of characters come along when something is cut.
  const usable = z.refine<string>((typed) => !/\p{Surrogate}/u.test(typed), words.unusable);

  /** A text that may be left empty, of at most `max` characters; blanks around it do not count. */
  const optionalText = (max: number, message?: string) =>
    z.string().check(seen, longest(max, message), usable);

  /** A text that has to be filled in; `missing` is what the field says while it is empty. */
  const requiredText = (max: number, missing = words.empty) =>
    z.string().check(seen, z.minLength(1, missing), longest(max), usable);

  /** An e-mail address; one that may be left empty unless `missing` says what is then said. */
  const emailAddress = (missing?: string) =>
    (missing === undefined ? optionalText(EMAIL_LENGTH) : requiredText(EMAIL_LENGTH, missing)).check(
      z.refine((typed) => typed === '' || isEmailAddress(oneSpelling(typed)), words.notAnEmail),
    );

  /** A password as it is: its blanks count. */
  const password = (min: number, tooShort: string) =>
    z.string().check(z.minLength(min, tooShort), longest(200));

  return { optionalText, requiredText, emailAddress, password };
}

/** The same in English, for screens that exist in English only. */
export const { optionalText, requiredText, emailAddress } = fieldRules(formTexts.en);
