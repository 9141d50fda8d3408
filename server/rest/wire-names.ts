import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { AppError } from '../platform/errors.js';

/** Runs a use case and renames the fields in its errors according to `names`. */
export async function withFieldNames<T>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const fields = error.details.fields.map(({ field, message }) => {
      const [name = '', ...within] = field.split('.');
      return { field: [names[name] ?? name, ...within].join('.'), message };
    });
    throw new AppError(error.code, error.status, error.message, { ...error.details, fields });
  }
}

/**
 * Changes a record and returns it with `read`. Renames the fields in errors according to `names`. If the record
 * has changed since the version of the caller, `current` in the error is what `read` returns, too.
 */
export async function changedRecord<Answer>(
  names: Readonly<Record<string, string>>,
  read: () => Promise<Answer>,
  change: () => Promise<unknown>,
): Promise<Answer> {
  await withCurrentRecord(read, () => withFieldNames(names, change));
  return read();
}
