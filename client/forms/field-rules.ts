import * as z from 'zod/mini';

/** What a field that has to be filled in says while it is empty. */
export const EMPTY = 'This cannot be empty';

const longest = (max: number) =>
  z.maxLength(max, `Maximum of ${max.toLocaleString('en-NZ')} characters allowed.`);

/** A text that may be left empty, of at most `max` characters; blanks around it do not count. */
export const optionalText = (max: number) => z.string().check(z.trim(), longest(max));

/** A text that has to be filled in; `missing` is what the field says while it is empty. */
export const requiredText = (max: number, missing = EMPTY) =>
  z.string().check(z.trim(), z.minLength(1, missing), longest(max));

/** A password as it is: its blanks count. */
export const password = (min: number, tooShort: string) =>
  z.string().check(z.minLength(min, tooShort), longest(200));

const MAX_EMAIL = 254;
const address = z.email();

/** An e-mail address; one that may be left empty unless `missing` says what is then said. */
export const emailAddress = (missing?: string) =>
  (missing === undefined ? optionalText(MAX_EMAIL) : requiredText(MAX_EMAIL, missing)).check(
    z.refine(
      (typed) => typed === '' || address.safeParse(typed).success,
      'Please enter an e-mail address like name@example.nz.',
    ),
  );
