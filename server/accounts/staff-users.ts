import { badField } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';

/**
 * Returns the SQL that is true of staff: users with a confirmed address in the product's own domain, compared
 * exactly (A31).
 */
export const isStaffSql = (alias: string, domain: string) =>
  `(${alias}.email_verified_at IS NOT NULL AND lower(split_part(${alias}.email, '@', 2)) = ${domain})`;

/**
 * Throws unless the user is a staff member (R183).
 * @throws AppError BAD_USER_INPUT
 */
export async function requireStaffUser(
  context: RequestContext,
  field: string,
  userId: number,
): Promise<void> {
  const { database, config } = context.app;
  const found: unknown[] = await database.manager.query(
    `SELECT 1 FROM user_account u WHERE u.id = $1 AND ${isStaffSql('u', '$2')}`,
    [userId, config.staffEmailDomain],
  );
  if (found.length === 0) throw badField(field, 'Please choose a member of staff.');
}
