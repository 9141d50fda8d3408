import sql, { type Sql } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../kits/lists/column-list.js';
import type { ListSort } from '../kits/lists/list-inputs.js';
import { recordReads } from '../kits/lists/record-reads.js';
import type { Statement } from '../platform/database/database.js';
import { foldForLike } from '../platform/database/fold-for-like.js';
import { type Selection, selectionOf, type WithRawNodes } from '../platform/database/selection.js';
import type { RequestContext } from '../platform/request-context.js';
import { userViewerOf } from './user.policy.js';
import type { UserViewer } from './user.rights.js';
import { userColumns, userRecord } from './user-record.sql.js';
import type { UserRecord, UserRecordConnection } from './user-record.type.js';

/**
 * Reads of a user, for staff and the user: the selected fields, all fields, or all fields or NOT_FOUND. One
 * statement each.
 */
export const {
  one: answerUserRecord,
  full: loadUserRecord,
  required: requireUserRecord,
} = recordReads<UserRecord, UserViewer>({
  label: 'user-record',
  called: 'user',
  table: sql`user_account`,
  alias: sql`u`,
  viewer: userViewerOf,
  columns: (_viewer, { app }) => userRecord(app.config.staffEmailDomain),
});

const BY_EMAIL: ListSort = { column: 'email', direction: 'ASC' };

/** The quick filter: a part of the name or the address, or the id. */
const isCalled = (text: string): Sql => {
  const id = /^\d{1,9}$/.test(text) ? sql`u.id = ${Number(text)}::integer OR` : sql``;
  const part = sql`'%' || ${foldForLike(text)} || '%'`;
  return sql`(${id} fold(coalesce(u.full_name, '')) LIKE ${part} OR fold(u.email) LIKE ${part})`;
};

/** Returns the list of all users, for staff. */
export const allUsers = ({ app }: RequestContext): ColumnList<UserRecord> => ({
  label: 'user-records',
  table: sql`user_account`,
  alias: sql`u`,
  listed: userColumns,
  search: isCalled,
  conditions: [],
  columns: userRecord(app.config.staffEmailDomain),
  sort: BY_EMAIL,
});

/**
 * Returns a page of users (R293).
 * @throws AppError BAD_USER_INPUT
 */
export function listUserRecords(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<UserRecordConnection>> {
  return readColumnList(context.app.database, allUsers(context), page, selectionOf(selection, 'nodes'));
}

/** Finds other users who are linked to one of these records (R296). */
const OTHERS: Statement = {
  name: 'logins-of',
  text: `SELECT kind, email FROM (
      SELECT 'Business' AS kind, u.email, u.id FROM user_account u WHERE u.supplier_id = $1
      UNION ALL SELECT 'Impact Buyer', u.email, u.id FROM user_account u WHERE u.impact_buyer_id = $2
      UNION ALL SELECT 'Good Cause', u.email, u.id FROM user_account u WHERE u.good_cause_id = $3) other
    WHERE id IS DISTINCT FROM $4 ORDER BY kind, email LIMIT 20`,
};

/** The records to check for linked users. */
export interface LinksRequest {
  supplierId?: number | null;
  impactBuyerId?: number | null;
  goodCauseId?: number | null;
}

/**
 * Returns a message for each other user of one of these records, such as 'Business already has a login: …'
 * (R296).
 */
export async function loginAlerts(
  { app }: RequestContext,
  { supplierId = null, impactBuyerId = null, goodCauseId = null }: LinksRequest,
  exceptId: number | null,
): Promise<string[]> {
  const rows = await app.database.read<{ kind: string; email: string }>(OTHERS, [
    supplierId,
    impactBuyerId,
    goodCauseId,
    exceptId,
  ]);
  return rows.map(({ kind, email }) => `${kind} already has a login: ${email}`);
}
