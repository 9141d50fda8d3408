import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type AppError, type ErrorCode, toAppError } from '../graphql/errors';
import type { Language } from '../lib/language';
import { formTexts } from './form-texts';

/** The server answers in English; on pages in te reo Māori the form finds its own words. */
function messageIn(language: Language, { code, message }: AppError): string {
  if (language === 'en') return message;
  const { tooOften, unreachable, wentWrong } = formTexts[language];
  const words: Partial<Record<ErrorCode, string>> = { RATE_LIMITED: tooOften, NETWORK: unreachable };
  return words[code] ?? wentWrong;
}

/**
 * Puts what the server refused next to the fields it named and focuses the first of them; anything else becomes the
 * message above the buttons (`FormMessage`). What was typed stays.
 */
export function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  thrown: unknown,
  language: Language = 'en',
): AppError {
  const error = toAppError(thrown);
  const known = error.fields.filter(({ field }) => field in form.getValues());
  for (const [index, { field, message }] of known.entries()) {
    form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0)
    form.setError('root.server', { type: error.code, message: messageIn(language, error) });
  return error;
}
