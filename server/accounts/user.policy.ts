import { forbidden, notFound } from '../platform/errors.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { UserViewer } from './user.rights.js';

/** The same words for a user that does not exist and one that is somebody else. */
export const userNotFound = () => notFound('This user');

/** As whom the caller sees this user: staff all of them, everybody else themselves (R293); null for nobody. */
export function userViewerOf(context: RequestContext, userId: number): UserViewer | null {
  const user = userOf(context);
  if (context.actor.kind === 'system' || user?.roles.includes('Admin')) return 'Admin';
  return user?.id === userId ? 'Self' : null;
}

/**
 * As whom the caller may change this user. Users of a supplier or cause that has left change nothing (A157).
 * @throws AppError NOT_FOUND when it is somebody else, FORBIDDEN
 */
export function requireUserKeeper(
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
