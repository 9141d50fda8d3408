import type { Database, Statement } from '../database/database.js';
import { forbidden } from '../errors.js';
import type { Role } from './roles.js';
import type { TokenHolder } from './token-kinds.js';

/** Whoever is behind a request, read fresh for each one so that role changes bite at once. */
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

/** SQL of the user whose id and session these placeholders give. */
export const signedInUserSql = (userId: string, sessionId: string): string => `${USER}
    WHERE u.id = ${userId} AND u.deactivated_at IS NULL AND EXISTS (
      SELECT FROM refresh_token t WHERE t.family_id = ${sessionId} AND t.user_id = u.id AND t.revoked_at IS NULL)`;

const SIGNED_IN_USER: Statement = { name: 'signed-in-user', text: signedInUserSql('$1', '$2') };

/** The user whom a token speaks for, or null when the session has ended since. One statement. */
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

/** Whoever has asked for work that goes on without a session of theirs, as they are now; null when they are gone or deactivated. */
export function loadUser(database: Database, id: number): Promise<SignedInUser | null> {
  return database.readOne<SignedInUser>(USER_BY_ID, [id]);
}

/** What decides which records and fields somebody sees, to be compared with what it was at another time. */
export const rightsOf = ({ roles, supplierId, impactBuyerId, goodCauseId }: SignedInUser): string =>
  JSON.stringify([[...roles].sort(), supplierId, impactBuyerId, goodCauseId]);

/** Left & Removed suppliers and causes keep their sign-in but lose the admin area (R047, A36). */
function hasLeft(user: SignedInUser): boolean {
  return user.supplierStatus === 'Left & Removed' || user.goodCauseStatus === 'Left & Removed';
}

/**
 * Users of a supplier or cause that has left change nothing (A36, A157); Admin always may.
 * @throws AppError FORBIDDEN
 */
export function requireNotLeft(user: SignedInUser | null): void {
  if (user && hasLeft(user) && !user.roles.includes('Admin'))
    throw forbidden('Your account is closed for changes.');
}
