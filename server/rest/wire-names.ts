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
 * Runs a write of a record. If the record has changed since the version of the caller, `current` in the error
 * is what `read` returns.
 */
export async function withCurrentRecord<T>(
  read: () => Promise<unknown>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.currentIsRecord) throw error;
    const { code, status, message, details } = error;
    throw new AppError(code, status, message, { ...details, current: await read() }, { cause: error });
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
