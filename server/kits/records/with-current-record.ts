import { AppError } from '../../platform/errors.js';

/**
 * Runs a write of a record. If the record has changed since the version of the caller, `current` in the error
 * is what `read` returns, since each API returns records in its own form.
 * @throws AppError CONFLICT if the record has changed, and the errors of the write
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
