import { unauthenticated } from '../../platform/errors.js';
import type { SignedInUser } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';

/**
 * Returns the user who owns views.
 * @throws AppError UNAUTHENTICATED
 */
export function viewsUser(context: RequestContext): SignedInUser {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  return user;
}
