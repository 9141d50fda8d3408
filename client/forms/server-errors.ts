import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type AppError, toAppError } from '../graphql/errors';

/**
 * Puts what the server refused next to the fields it named and focuses the first of them; anything else becomes the
 * message above the buttons (`FormMessage`). What was typed stays.
 */
export function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  thrown: unknown,
): AppError {
  const error = toAppError(thrown);
  const known = error.fields.filter(({ field }) => field in form.getValues());
  for (const [index, { field, message }] of known.entries()) {
    form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) form.setError('root.server', { type: error.code, message: error.message });
  return error;
}
