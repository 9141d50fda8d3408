import sql, { type Sql } from 'sql-template-tag';
import { notFound } from '../../platform/errors.js';
import type { Role } from '../../platform/identity/roles.js';
import { apiTokenOf, type RequestContext, userOf } from '../../platform/request-context.js';

/** The error for a task that does not exist and for one that is not the caller’s, with the same text. */
export const taskNotFound = () => notFound('This task');

/**
 * Returns the condition that a user with these roles may still see their task `t`, as they could start it
 * now.
 */
export const isForRoles = (roles: readonly Role[]): Sql =>
  roles.includes('Admin') ? sql`true` : sql`(t.allowed_by = '{}' OR t.allowed_by && ${[...roles]}::text[])`;

/**
 * Returns the condition that the caller may see task `t`: the user who started it, if they still may, and
 * Admin. With an API token, only tasks of operations that its scopes allow.
 */
export function isTaskOf(context: RequestContext): Sql {
  const user = userOf(context);
  const isInScope = isForToken(context);
  if (user?.roles.includes('Admin')) return isInScope;
  return sql`t.asked_by_id = ${user?.id ?? null}::integer AND ${isForRoles(user?.roles ?? [])} AND ${isInScope}`;
}

/** Returns the condition that the scopes of the caller’s API token, if any, allow the operation of task `t`. */
export function isForToken(context: RequestContext): Sql {
  const token = apiTokenOf(context);
  return token ? sql`t.scope = ANY (${[...token.scopes]}::text[])` : sql`true`;
}
