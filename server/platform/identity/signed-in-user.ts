import type { Database, Statement } from '../database/database.js';
import { forbidden } from '../errors.js';
import type { Role } from './roles.js';
import type { TokenHolder } from './token-kinds.js';

/** The user behind a request, read for each request so that role changes take effect at once. */
export interface SignedInUser {
  id: number;
  identityId: string;
  email: string;
  emailVerified: boolean;
  fullName: string | null;
  roles: Role[];
  supplierId: number | null;
  impactBuyerId: number | null;
  goodCauseId: number | null;
  supplierStatus: string | null;
  goodCauseStatus: string | null;
}

const USER = `
    SELECT u.id, u.identity_id AS "identityId", u.email, u.email_verified_at IS NOT NULL AS "emailVerified",
      u.full_name AS "fullName", u.roles, u.supplier_id AS "supplierId", u.impact_buyer_id AS "impactBuyerId",
      u.good_cause_id AS "goodCauseId",
      (SELECT s.status FROM supplier s WHERE s.id = u.supplier_id) AS "supplierStatus",
      (SELECT g.status FROM good_cause g WHERE g.id = u.good_cause_id) AS "goodCauseStatus"
    FROM user_account u`;

/** Returns SQL of the user with the id and the session in these placeholders. */
export const signedInUserSql = (userId: string, sessionId: string): string => `${USER}
    WHERE u.id = ${userId} AND u.deactivated_at IS NULL AND EXISTS (
      SELECT FROM refresh_token t WHERE t.family_id = ${sessionId} AND t.user_id = u.id AND t.revoked_at IS NULL)`;

const SIGNED_IN_USER: Statement = { name: 'signed-in-user', text: signedInUserSql('$1', '$2') };

/** Returns the user of a token, or null if the session has ended. One statement. */
export function loadSignedInUser(
  database: Database,
  { userId, sessionId }: TokenHolder,
): Promise<SignedInUser | null> {
  return database.readOne<SignedInUser>(SIGNED_IN_USER, [userId, sessionId]);
}

const USER_BY_ID: Statement = {
  name: 'user-by-id',
  text: `${USER} WHERE u.id = $1 AND u.deactivated_at IS NULL`,
};

/**
 * Returns the current state of a user whose work goes on without a session. Null if the user is gone or
 * deactivated.
 */
export function loadUser(database: Database, id: number): Promise<SignedInUser | null> {
  return database.readOne<SignedInUser>(USER_BY_ID, [id]);
}

/**
 * Returns a text of everything that decides which records and fields a user sees, for comparisons over time.
 */
export const rightsOf = ({ roles, supplierId, impactBuyerId, goodCauseId }: SignedInUser): string =>
  JSON.stringify([[...roles].sort(), supplierId, impactBuyerId, goodCauseId]);

/**
 * Returns true for users of Left & Removed suppliers and causes. They keep their sign-in but lose the admin
 * area (R047, A36).
 */
function hasLeft(user: SignedInUser): boolean {
  return user.supplierStatus === 'Left & Removed' || user.goodCauseStatus === 'Left & Removed';
}

/**
 * Refuses changes by users of a supplier or cause that has left (A36, A157). Admins are always allowed.
 * @throws AppError FORBIDDEN
 */
export function requireNotLeft(user: SignedInUser | null): void {
  if (user && hasLeft(user) && !user.roles.includes('Admin'))
    throw forbidden('You can’t make changes because your supplier or good cause has left Uplift.');
}
