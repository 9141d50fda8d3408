import * as z from 'zod/mini';
import { formTexts } from './form-texts';

/** What a field that has to be filled in says while it is empty. */
export const EMPTY = formTexts.en.empty;

const MAX_EMAIL = 254;
const address = z.email();

type Words = Pick<typeof formTexts.en, 'empty' | 'tooLong' | 'notAnEmail' | 'unusable'>;

/** Characters that cannot be seen, or that turn the direction of writing; the server leaves them out as well. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const seen = z.overwrite<string>((typed) => typed.replace(UNSEEN, '').trim());

/** Control characters, which come along when something is pasted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const UNUSABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** The rules of fields, with what they say in one language. */
export function fieldRules(words: Words) {
  const longest = (max: number) => z.maxLength(max, { error: () => words.tooLong(max) });
  const usable = z.refine<string>((typed) => !UNUSABLE.test(typed), words.unusable);

  /** A text that may be left empty, of at most `max` characters; blanks around it do not count. */
  const optionalText = (max: number) => z.string().check(seen, longest(max), usable);

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
