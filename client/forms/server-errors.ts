import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../graphql/error-messages';
import { type ErrorCode, toAppError } from '../graphql/errors';
import type { Language } from '../lib/language';
import { formTexts } from './form-texts';

/**
 * Returns the message of a field that the server refused. The server's messages are English; in te reo Māori the field
 * gets a general message of its own. The form has already checked everything else, with its own messages.
 */
function fieldMessage(language: Language, field: string, message: string): string {
  if (language === 'en') return message;
  const { notAnEmail, notOffered, checkAgain } = formTexts[language];
  if (field === 'email') return notAnEmail;
  return field.endsWith('Id') ? notOffered : checkAgain;
}

export type InPage = {
  language?: Language;
  /** The message for values that were refused without naming a field. */
  refusal?: string;
  /** Messages of fields by the server's reason. */
  reasons?: Partial<Record<string, string>>;
};

/** The messages of a refusal: at the fields that it names, if the form has them; otherwise one message for the form. */
export type Refusal = {
  code: ErrorCode;
  fields: [name: string, words: string][];
  message: string | undefined;
};

/** Converts an error of the server or the network to messages. */
export function refusalOf(
  thrown: unknown,
  names: readonly string[],
  { language = 'en', refusal, reasons }: InPage = {},
): Refusal {
  const error = toAppError(thrown);
  const known = error.fields.filter(({ field }) => names.includes(field));
  const fields = known.map(({ field, message, reason }): [string, string] => [
    field,
    reasons?.[String(reason)] ?? fieldMessage(language, field, message),
  ]);
  const words = error.code === 'BAD_USER_INPUT' ? refusal : undefined;
  const message = known.length > 0 ? undefined : (words ?? errorMessage(language, error));
  return { code: error.code, fields, message };
}

/**
 * Shows the server's errors at the fields that they name, and focuses the first of these; anything else becomes the
 * message above the buttons (`FormMessage`). The typed values stay.
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
