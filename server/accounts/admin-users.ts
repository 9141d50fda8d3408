import sql, { empty, raw } from 'sql-template-tag';
import { z } from 'zod';
import { foldForLike } from '../platform/database/fold-for-like.js';
import { prepared } from '../platform/database/sql.js';
import { badField } from '../platform/errors.js';
import type { NamedRef } from '../platform/graphql/named-ref.type.js';
import { parseInput, text } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';

const MAX = 50;
const searched = z.object({ search: text(100).nullish() });

/** Returns the SQL that is true of users with the role Admin who are not deactivated. */
export const isAdminSql = (alias: string) =>
  `('Admin' = ANY (${alias}.roles) AND ${alias}.deactivated_at IS NULL)`;

const IS_ADMIN = `SELECT 1 FROM user_account u WHERE u.id = $1 AND ${isAdminSql('u')}`;

/**
 * Throws unless the user has the role Admin and is not deactivated. Does nothing without a user.
 * @throws AppError BAD_USER_INPUT at the field
 */
export async function requireAdminUser(
  { app }: RequestContext,
  field: string,
  userId: number | null | undefined,
): Promise<void> {
  if (!userId) return;
  const found: unknown[] = await app.database.manager.query(IS_ADMIN, [userId]);
  if (found.length === 0) throw badField(field, 'Please choose a colleague who is an Admin.');
}

/**
 * Returns the colleagues to whom actions can be assigned, by name, at most 50. The audience of the callers
 * ensures that they are staff.
 * @throws AppError BAD_USER_INPUT
 */
export function listAdmins(context: RequestContext, given: string | null | undefined): Promise<NamedRef[]> {
  const { search } = parseInput(searched, { search: given });
  const called = search ? sql`AND fold(name) LIKE '%' || ${foldForLike(search)} || '%'` : empty;
  return context.app.database.read<NamedRef & Record<string, unknown>>(
    prepared(
      'admin-colleagues',
      sql`SELECT id, name FROM (SELECT u.id, coalesce(u.full_name, u.email) AS name FROM user_account u
          WHERE ${raw(isAdminSql('u'))}) colleagues
        WHERE true ${called} ORDER BY lower(name), id LIMIT ${MAX}`,
    ),
  );
}
