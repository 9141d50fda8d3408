import sql, { raw, type Sql } from 'sql-template-tag';
import { answer, answered, jsonObject } from '../../platform/database/json-object.sql.js';
import { memoizeBySelection, type RawJson, type Selection } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import type { RequestContext } from '../../platform/request-context.js';
import { suppliersOf } from './supplier.policy.js';
import { profileColumns } from './supplier-profile.sql.js';
import type { SupplierProfile } from './supplier-profile.type.js';

/** The key of a profile: an id, or the keyword of /buy and /use (R024). */
export type SupplierKey = { id: number } | { urlKeyword: string };

// Listed suppliers for everyone; any status for Admin ($2) and for the supplier’s own user ($3).
const VISIBLE = sql`(s.listed OR $2::boolean OR s.id = $3::integer)`;

const statement = (label: string, is: Sql) =>
  memoizeBySelection((selection) =>
    prepared(
      label,
      sql`SELECT ${answer(jsonObject(profileColumns, selection, sql`FROM supplier s WHERE ${is} AND ${VISIBLE}`), selection)} AS profile`,
    ),
  );

const byId = statement('supplier-profile-by-id', raw('s.id = $1'));
const byKeyword = statement('supplier-profile-by-keyword', raw('lower(s.url_keyword) = lower($1)'));

/**
 * Returns the profile, or null if the caller may not see it: visitors see listed suppliers (R001, R002), a
 * supplier’s own user and Admin see any (A22, A86). Runs one statement.
 */
export async function loadSupplierProfile(
  context: RequestContext,
  key: SupplierKey,
  selection: Selection | null = null,
): Promise<SupplierProfile | RawJson | null> {
  const [ofKey, value] = 'id' in key ? [byId, key.id] : [byKeyword, key.urlKeyword];
  const row = await context.app.database.readOne<{ profile: SupplierProfile | string | null }>(
    ofKey(selection),
    [value, ...suppliersOf(context)],
  );
  return row?.profile ? answered(row.profile) : null;
}
