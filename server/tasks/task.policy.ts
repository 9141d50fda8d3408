import sql, { type Sql } from 'sql-template-tag';
import { notFound } from '../platform/errors.js';
import type { Role } from '../platform/identity/roles.js';
import { type RequestContext, userOf } from '../platform/request-context.js';

/** The same words for a task that does not exist and one that is not the caller's. */
export const taskNotFound = () => notFound('This task');

/** The condition that somebody with these roles may still see their task `t`, as they could ask for it now. */
export const isForRoles = (roles: readonly Role[]): Sql =>
  roles.includes('Admin') ? sql`true` : sql`(t.allowed_by = '{}' OR t.allowed_by && ${[...roles]}::text[])`;

/** The condition that a task `t` is the caller's: whoever has asked for it and still may, and Admin. */
export function isTaskOf(context: RequestContext): Sql {
  const user = userOf(context);
  if (user?.roles.includes('Admin')) return sql`true`;
  return sql`t.asked_by_id = ${user?.id ?? null}::integer AND ${isForRoles(user?.roles ?? [])}`;
}
