import type { Statement } from '../platform/database/database.js';
import type { SignedInUser, StoredApiToken, UserSource } from '../platform/identity/signed-in-user.js';
import { type SessionKind, sessionKindOf } from '../platform/identity/token-kinds.js';

const USER = `
    SELECT u.id, u.identity_id AS "identityId", u.email, u.email_verified_at IS NOT NULL AS "emailVerified",
      u.full_name AS "fullName", u.roles, u.supplier_id AS "supplierId", u.impact_buyer_id AS "impactBuyerId",
      u.good_cause_id AS "goodCauseId",
      (SELECT s.status FROM supplier s WHERE s.id = u.supplier_id) AS "supplierStatus",
      (SELECT g.status FROM good_cause g WHERE g.id = u.good_cause_id) AS "goodCauseStatus"
    FROM user_account u`;

/** Conditions that a session `t` of a user has not ended, after a sign-in or with an API token. */
const SESSIONS = {
  'sign-in': (id: string) => `refresh_token t WHERE t.family_id = ${id} AND t.revoked_at IS NULL`,
  'api-token': (id: string) =>
    `api_token t WHERE t.session_id = ${id} AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > now())`,
};

const signedInUserSql: UserSource['signedInUserSql'] = (kind, userId, sessionId) => `${USER}
    WHERE u.id = ${userId} AND u.deactivated_at IS NULL
      AND EXISTS (SELECT FROM ${SESSIONS[kind](sessionId)} AND t.user_id = u.id)`;

const SIGNED_IN_USER: Readonly<Record<SessionKind, Statement>> = {
  'sign-in': { name: 'signed-in-user', text: signedInUserSql('sign-in', '$1', '$2') },
  'api-token': { name: 'user-of-api-token', text: signedInUserSql('api-token', '$1', '$2') },
};

const USER_BY_ID: Statement = {
  name: 'user-by-id',
  text: `${USER} WHERE u.id = $1 AND u.deactivated_at IS NULL`,
};

const API_TOKEN_HOLDER: Statement = {
  name: 'api-token-holder',
  text: `SELECT user_id AS "userId", session_id AS "sessionId", scopes, expires_at AS "expiresAt"
    FROM api_token WHERE token_hash = $1 AND revoked_at IS NULL`,
};

const NOTE_API_TOKEN_USE: Statement = {
  name: 'note-api-token-use',
  text: `UPDATE api_token SET last_used_at = now() WHERE session_id = $1 AND revoked_at IS NULL
    AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
};

/** The users of the product, with the state of their suppliers and good causes. */
export const userSource: UserSource = {
  signedInUserSql,
  signedIn: (database, holder) =>
    database.readOne<SignedInUser>(SIGNED_IN_USER[sessionKindOf(holder)], [holder.userId, holder.sessionId]),
  apiTokenHolder: (database, hash) => database.readOne<StoredApiToken>(API_TOKEN_HOLDER, [hash]),
  noteApiTokenUse: async (database, sessionId) => void (await database.read(NOTE_API_TOKEN_USE, [sessionId])),
  byId: (database, id) => database.readOne<SignedInUser>(USER_BY_ID, [id]),
};
