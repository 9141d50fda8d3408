import type { Database, Statement } from '../platform/database/database.js';
import type { CurrentUser } from './current-user.type.js';

const CURRENT_USER: Statement = {
  name: 'current-user',
  text: `
    SELECT u.id, u.email, u.full_name AS "fullName", u.email_verified_at IS NOT NULL AS "emailVerified", u.roles,
      u.supplier_id AS "supplierId", u.impact_buyer_id AS "impactBuyerId", u.good_cause_id AS "goodCauseId",
      s.status AS "supplierStatus", g.status AS "goodCauseStatus",
      s.name AS "supplierName", b.name AS "impactBuyerName", g.name AS "goodCauseName",
      CASE WHEN 'Admin' = ANY (u.roles) THEN (
        SELECT count(*)::integer FROM action_item a
        WHERE a.status = 'New' AND (a.assigned_to_id IS NULL OR a.assigned_to_id = u.id)
      ) ELSE 0 END AS "pendingActionCount"
    FROM user_account u
    LEFT JOIN supplier s ON s.id = u.supplier_id
    LEFT JOIN impact_buyer b ON b.id = u.impact_buyer_id
    LEFT JOIN good_cause g ON g.id = u.good_cause_id
    WHERE u.id = $1`,
};

/** Returns the data about the signed-in user that screens need. One statement. */
export function loadCurrentUser(database: Database, userId: number): Promise<CurrentUser | null> {
  return database.readOne<CurrentUser>(CURRENT_USER, [userId]);
}
