import { conflict, sqlState } from '../platform/errors.js';

/** The unique index that holds it. */
const CAUSE_KEY = 'action_item_cause_key';

export const LATER_WAITS = 'A later action waits for the same already.';

/** Says what is the matter where an action is to wait again, while a later one waits for the same already. */
export async function tellingWaitingCause<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { driverError } = error as { driverError?: { constraint?: string } };
    if (sqlState(error) === '23505' && driverError?.constraint === CAUSE_KEY) throw conflict(LATER_WAITS);
    throw error;
  }
}
