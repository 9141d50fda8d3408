import { conflict, sqlState } from '../../platform/errors.js';

/** The unique index that allows one new raised action for each cause. */
const CAUSE_KEY = 'action_item_cause_key';

export const PENDING_ACTION = 'A newer action about the same matter is already open.';

/**
 * Runs `work` and throws a clear CONFLICT if it would reopen an action while a later one is new for the same
 * cause.
 */
export async function refusePendingAction<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { driverError } = error as { driverError?: { constraint?: string } };
    if (sqlState(error) === '23505' && driverError?.constraint === CAUSE_KEY) throw conflict(PENDING_ACTION);
    throw error;
  }
}
