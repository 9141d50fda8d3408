import type { Statement } from '../platform/database/database.js';
import type { SignedInUser, UserSource } from '../platform/identity/signed-in-user.js';

const USER = `
    SELECT u.id, u.identity_id AS "identityId", u.email, u.email_verified_at IS NOT NULL AS "emailVerified",
      u.full_name AS "fullName", u.roles, u.supplier_id AS "supplierId", u.impact_buyer_id AS "impactBuyerId",
      u.good_cause_id AS "goodCauseId",
      (SELECT s.status FROM supplier s WHERE s.id = u.supplier_id) AS "supplierStatus",
      (SELECT g.status FROM good_cause g WHERE g.id = u.good_cause_id) AS "goodCauseStatus"
    FROM user_account u`;

const signedInUserSql = (userId: string, sessionId: string): string => `${USER}
    WHERE u.id = ${userId} AND u.deactivated_at IS NULL AND EXISTS (
      SELECT FROM refresh_token t WHERE t.family_id = ${sessionId} AND t.user_id = u.id AND t.revoked_at IS NULL)`;

const SIGNED_IN_USER: Statement = { name: 'signed-in-user', text: signedInUserSql('$1', '$2') };

const USER_BY_ID: Statement = {
  name: 'user-by-id',
  text: `${USER} WHERE u.id = $1 AND u.deactivated_at IS NULL`,
};

/** The users of the product, with the state of their suppliers and good causes. */
export const userSource: UserSource = {
  signedInUserSql,
  signedIn: (database, { userId, sessionId }) =>
    database.readOne<SignedInUser>(SIGNED_IN_USER, [userId, sessionId]),
  byId: (database, id) => database.readOne<SignedInUser>(USER_BY_ID, [id]),
};
