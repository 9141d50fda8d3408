import { badField } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';

/**
 * A lock for one check at a time. Two administrators who remove the role from each other concurrently would
 * each see the other one still holding it.
 */
const ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext('the last administrator'))";
const ANOTHER = `SELECT 1 FROM user_account
  WHERE 'Admin' = ANY (roles) AND deactivated_at IS NULL AND id <> $1 LIMIT 1`;

/**
 * Throws if no other administrator remains. Call it in the transaction of the change.
 * @throws AppError BAD_USER_INPUT at the field
 */
export async function requireSomeAdmin(
  { app }: RequestContext,
  userId: number,
  field: string,
): Promise<void> {
  const { manager } = app.database;
  await manager.query(ONE_AT_A_TIME);
  const others: unknown[] = await manager.query(ANOTHER, [userId]);
  if (others.length === 0) throw badField(field, 'You can’t remove the last Admin.');
}
