import { forbidden, notFound } from '../platform/errors.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { UserViewer } from './user.rights.js';

/** Returns the same error for a user that does not exist and one that is not the caller. */
export const userNotFound = () => notFound('This user');

/**
 * Returns the role in which the caller sees this user, or null: staff see all users, other users only
 * themselves (R293).
 */
export function userViewerOf(context: RequestContext, userId: number): UserViewer | null {
  const user = userOf(context);
  if (context.actor.kind === 'system' || user?.roles.includes('Admin')) return 'Admin';
  return user?.id === userId ? 'Self' : null;
}

/**
 * Returns the role in which the caller may change this user. Users of a supplier or good cause that has left
 * may change nothing (A157).
 * @throws AppError NOT_FOUND if it is another user, FORBIDDEN
 */
export function requireUserEditor(
  context: RequestContext,
  userId: number,
  ...allowed: UserViewer[]
): UserViewer {
  const viewer = userViewerOf(context, userId);
  if (!viewer) throw userNotFound();
  requireNotLeft(userOf(context));
  if (allowed.length > 0 && !allowed.includes(viewer)) throw forbidden();
  return viewer;
}
