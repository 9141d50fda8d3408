import { redirect } from 'react-router';
import { isSameSitePath } from '../../shared/same-site-path';
import type { Role } from '../graphql/schema.generated';
import type { Session, SignedInUser } from '../graphql/session';
import { paths } from './paths';

const LEFT_AND_REMOVED = 'LEFT_AND_REMOVED';
const ADMIN_AREA_ROLES: readonly Role[] = ['ADMIN', 'BUSINESS', 'IMPACT_BUSINESS', 'GOOD_CAUSE'];

/** Returns true if the user has exactly this role; IMPACT_BUSINESS is not BUSINESS (R344). */
export function hasRole(user: Pick<SignedInUser, 'roles'> | null, role: Role): boolean {
  return user?.roles.includes(role) ?? false;
}

/**
 * Returns true if the user may enter the admin area: they have one of the four roles (R310), and neither their supplier
 * nor their good cause has left (R047). The latter does not apply to Admin.
 */
export function mayEnterAdminArea(user: SignedInUser | null): boolean {
  if (!user) return false;
  if (hasRole(user, 'ADMIN')) return true;
  if (user.supplierStatus === LEFT_AND_REMOVED || user.goodCauseStatus === LEFT_AND_REMOVED) return false;
  return ADMIN_AREA_ROLES.some((role) => hasRole(user, role));
}

/**
 * Returns the address to open after signing in: the stored redirect if it is an absolute path of this site, otherwise
 * the dashboard (R307). Refuses anything that a browser could read as another host.
 */
export function safeRedirect(target: string | null | undefined): string {
  return target && isSameSitePath(target) ? target : paths.dashboard();
}

/**
 * Returns the signed-in user, or null. Throws if the server did not answer: the screen says so and offers to try again.
 */
async function whoIsThere(session: Session): Promise<SignedInUser | null> {
  const { user } = await session.whenKnown();
  if (session.unanswered) throw new Error('503');
  return user;
}

/**
 * Guards /admin/*: lets the four roles in and redirects everyone else to Home (R310). Throws if the server did not
 * answer, instead of redirecting.
 */
export async function requireAdminArea(session: Session): Promise<SignedInUser> {
  const user = await whoIsThere(session);
  if (!user || !mayEnterAdminArea(user)) throw redirect(paths.home());
  return user;
}

/** Guards a screen for some roles inside the admin area; redirects others to their dashboard. */
export async function requireRole(session: Session, ...roles: Role[]): Promise<SignedInUser> {
  const user = await requireAdminArea(session);
  if (!roles.some((role) => hasRole(user, role))) throw redirect(paths.dashboard());
  return user;
}

/** Guards /userProfile: lets any signed-in user in and redirects others to Home (R297). Throws as above. */
export async function requireSignedIn(session: Session): Promise<SignedInUser> {
  const user = await whoIsThere(session);
  if (!user) throw redirect(paths.home());
  return user;
}

/** Guards /login: redirects signed-in users to the dashboard (R308), or to Home if they may not see it. */
export async function leaveWhenSignedIn(session: Session): Promise<null> {
  const { user } = await session.whenKnown();
  if (user) throw redirect(paths.dashboard());
  return null;
}
