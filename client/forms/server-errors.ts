import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorWords } from '../graphql/error-words';
import { type ErrorCode, toAppError } from '../graphql/errors';
import type { Language } from '../lib/language';
import { formTexts } from './form-texts';

/**
 * What a field says that the server refused. It answers in English; on pages in te reo Māori the field tells what it
 * is to hold. The form has checked the rest before, in its own words.
 */
function fieldWords(language: Language, field: string, message: string): string {
  if (language === 'en') return message;
  const { notAnEmail, notOffered, checkAgain } = formTexts[language];
  if (field === 'email') return notAnEmail;
  return field.endsWith('Id') ? notOffered : checkAgain;
}

export type InPage = {
  language?: Language;
  /** What the form says of values that were refused without a field being named. */
  refusal?: string;
  /** What fields say, by the reason that the server names. */
  reasons?: Partial<Record<string, string>>;
};

/** What a refusal says: at the fields that it names, among those of the form; else in one message for all of it. */
export type Refusal = {
  code: ErrorCode;
  fields: [name: string, words: string][];
  message: string | undefined;
};

/** Puts into words what the server, or the way to it, refused. */
export function refusalOf(
  thrown: unknown,
  names: readonly string[],
  { language = 'en', refusal, reasons }: InPage = {},
): Refusal {
  const error = toAppError(thrown);
  const known = error.fields.filter(({ field }) => names.includes(field));
  const fields = known.map(({ field, message, reason }): [string, string] => [
    field,
    reasons?.[String(reason)] ?? fieldWords(language, field, message),
  ]);
  const words = error.code === 'BAD_USER_INPUT' ? refusal : undefined;
  const message = known.length > 0 ? undefined : (words ?? errorWords(language, error));
  return { code: error.code, fields, message };
}

/**
 * Puts what the server refused next to the fields it named and focuses the first of them; anything else becomes the
 * message above the buttons (`FormMessage`). What was typed stays.
 */
export function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  thrown: unknown,
  inPage: InPage = {},
): void {
  const { code, fields, message } = refusalOf(thrown, Object.keys(form.getValues()), inPage);
  for (const [index, [field, words]] of fields.entries())
    form.setError(field as Path<Input>, { type: 'server', message: words }, { shouldFocus: index === 0 });
  if (message) form.setError('root.server', { type: code, message });
}
