import * as z from 'zod/mini';
import { UNSEEN, UNUSABLE } from '../../shared/characters';
import { formTexts } from './form-texts';

/** What a field that has to be filled in says while it is empty. */
export const EMPTY = formTexts.en.empty;

const MAX_EMAIL = 254;
const address = z.email();

type Words = Pick<typeof formTexts.en, 'empty' | 'tooLong' | 'notAnEmail' | 'unusable'>;

/** As the server leaves out what cannot be seen. */
const seen = z.overwrite<string>((typed) => typed.replace(UNSEEN, '').trim());

/** The rules of fields, with what they say in one language. */
export function fieldRules(words: Words) {
  const longest = (max: number, message?: string) =>
    z.maxLength(max, { error: () => message ?? words.tooLong(max) });
  // Control characters come along when something is pasted.
  const usable = z.refine<string>((typed) => !UNUSABLE.test(typed), words.unusable);

  /** A text that may be left empty, of at most `max` characters; blanks around it do not count. */
  const optionalText = (max: number, message?: string) =>
    z.string().check(seen, longest(max, message), usable);

  /** A text that has to be filled in; `missing` is what the field says while it is empty. */
  const requiredText = (max: number, missing = words.empty) =>
    z.string().check(seen, z.minLength(1, missing), longest(max), usable);

  /** An e-mail address; one that may be left empty unless `missing` says what is then said. */
  const emailAddress = (missing?: string) =>
    (missing === undefined ? optionalText(MAX_EMAIL) : requiredText(MAX_EMAIL, missing)).check(
      z.refine((typed) => typed === '' || address.safeParse(typed).success, words.notAnEmail),
    );

  /** A password as it is: its blanks count. */
  const password = (min: number, tooShort: string) =>
    z.string().check(z.minLength(min, tooShort), longest(200));

  return { optionalText, requiredText, emailAddress, password };
}

/** The same in English, for screens that exist in English only. */
export const { optionalText, requiredText, emailAddress } = fieldRules(formTexts.en);
