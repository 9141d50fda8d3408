import { AppError } from '../platform/errors.js';

/** Runs a use case; the fields that it complains about are named as the wire knows them. */
export async function withWireFields<T>(
  wireNames: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const fields = error.details.fields.map(({ field, message }) => ({
      field: wireNames[field] ?? field,
      message,
    }));
    throw new AppError(error.code, error.status, error.message, { ...error.details, fields });
  }
}
