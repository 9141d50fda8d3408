import { redirect } from 'react-router';
import { isSameSitePath } from '../../shared/same-site-path';
import type { Role } from '../graphql/schema.generated';
import type { Session, SignedInUser } from '../graphql/session';
import { paths } from './paths';

const LEFT = 'Left & Removed';
const ADMIN_AREA_ROLES: readonly Role[] = ['ADMIN', 'BUSINESS', 'IMPACT_BUSINESS', 'GOOD_CAUSE'];

/** Whether the user holds this very role; IMPACT_BUSINESS is not BUSINESS (R344). */
export function hasRole(user: Pick<SignedInUser, 'roles'> | null, role: Role): boolean {
  return user?.roles.includes(role) ?? false;
}

/**
 * Whether the admin area is open to the user: one of the four roles (R310), and neither the supplier nor the good
 * cause has left (R047). Admin is not bound by the latter.
 */
export function mayEnterAdminArea(user: SignedInUser | null): boolean {
  if (!user) return false;
  if (hasRole(user, 'ADMIN')) return true;
  if (user.supplierStatus === LEFT || user.goodCauseStatus === LEFT) return false;
  return ADMIN_AREA_ROLES.some((role) => hasRole(user, role));
}

/**
 * Where to go after signing in: the stored redirect if it is an absolute path of this site, else the dashboard
 * (R307). Anything that a browser could read as another host is refused.
 */
export function safeRedirect(target: string | null | undefined): string {
  return target && isSameSitePath(target) ? target : paths.dashboard();
}

/** Who is signed in, if anybody. Raises where the server could not be asked: the screen says so and offers to retry. */
async function whoIsThere(session: Session): Promise<SignedInUser | null> {
  const { user } = await session.settled();
  if (session.unanswered) throw new Error('503');
  return user;
}

/**
 * Loader part for /admin/*: lets the four roles in and sends everyone else to Home (R310). While the server does not
 * answer nobody is sent away: raises.
 */
export async function requireAdminArea(session: Session): Promise<SignedInUser> {
  const user = await whoIsThere(session);
  if (!user || !mayEnterAdminArea(user)) throw redirect(paths.home());
  return user;
}

/** Loader part for a screen of one role inside the admin area; others go to their dashboard. */
export async function requireRole(session: Session, ...roles: Role[]): Promise<SignedInUser> {
  const user = await requireAdminArea(session);
  if (!roles.some((role) => hasRole(user, role))) throw redirect(paths.dashboard());
  return user;
}

/** Loader part for /userProfile: any signed-in user, others go to Home (R297). Raises as above. */
export async function requireSignedIn(session: Session): Promise<SignedInUser> {
  const user = await whoIsThere(session);
  if (!user) throw redirect(paths.home());
  return user;
}

/** Loader part for /login: whoever is signed in goes to the dashboard (R308), or Home if it is closed to them. */
export async function leaveWhenSignedIn(session: Session): Promise<null> {
  const { user } = await session.settled();
  if (user) throw redirect(paths.dashboard());
  return null;
}
