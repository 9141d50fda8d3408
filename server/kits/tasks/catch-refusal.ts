import type { EntityManager } from 'typeorm';
import { type AppError, toAppError } from '../../platform/errors.js';

/**
 * Runs work on one of many records. A refusal undoes this work only, and is returned. Other errors are
 * thrown.
 */
export async function catchRefusal(
  manager: EntityManager,
  work: () => Promise<unknown>,
): Promise<AppError | null> {
  await manager.query('SAVEPOINT one_record');
  try {
    await work();
    await manager.query('RELEASE SAVEPOINT one_record');
    return null;
  } catch (error) {
    const known = toAppError(error);
    if (!known || known.status >= 500) throw error;
    await manager.query('ROLLBACK TO SAVEPOINT one_record');
    return known;
  }
}
