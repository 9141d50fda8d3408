import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorWords } from '../graphql/error-words';
import { type AppError, toAppError } from '../graphql/errors';
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

type InPage = {
  language?: Language;
  /** What the form says of values that were refused without a field being named. */
  refusal?: string;
  /** What fields say, by the reason that the server names. */
  reasons?: Partial<Record<string, string>>;
};

/**
 * Puts what the server refused next to the fields it named and focuses the first of them; anything else becomes the
 * message above the buttons (`FormMessage`). What was typed stays.
 */
export function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  thrown: unknown,
  { language = 'en', refusal, reasons }: InPage = {},
): AppError {
  const error = toAppError(thrown);
  const known = error.fields.filter(({ field }) => field in form.getValues());
  for (const [index, { field, message, reason }] of known.entries()) {
    const words = reasons?.[String(reason)] ?? fieldWords(language, field, message);
    const complaint = { type: 'server', message: words };
    form.setError(field as Path<Input>, complaint, { shouldFocus: index === 0 });
  }
  if (known.length === 0) {
    const words = error.code === 'BAD_USER_INPUT' ? refusal : undefined;
    form.setError('root.server', { type: error.code, message: words ?? errorWords(language, error) });
  }
  return error;
}
