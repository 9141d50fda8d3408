import DataLoader from 'dataloader';
import sql, { raw, type Sql } from 'sql-template-tag';
import { selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { accountFields } from './supplier.fields.js';
import { suppliersOf } from './supplier.policy.js';
import type { SupplierViewer } from './supplier.rights.js';
import type { SupplierAccount } from './supplier-account.type.js';

const total = (column: string, condition = '') =>
  raw(`(SELECT coalesce(sum(r.${column}), 0)::float8 FROM sales_rollup r
  WHERE r.scope = 'supplier' AND r.owner_id = s.id ${condition})`);
const COUNTS = "AND r.progress <> 'Fallen Through'";

/** The condition that a row is the caller’s own, or that the caller is Admin ($2). */
const forAdminOrSupplier = (viewers: readonly SupplierViewer[], column: Sql) =>
  viewers.includes('Supplier') ? column : sql`CASE WHEN $2::boolean THEN ${column} END`;

const ACCOUNTS: Statement = {
  name: 'supplier-accounts',
  text: sql`
    SELECT s.id, ${selectedFields(accountFields, 's', forAdminOrSupplier)}, ${total('enquiries')} AS "enquiryTotal",
      ${total('revenue', COUNTS)} AS "revenueTotal", ${total('contribution', COUNTS)} AS "contributionTotal"
    FROM supplier s WHERE s.id = ANY ($1::integer[])`.text,
};

const loaders = new WeakMap<RequestContext, DataLoader<number, SupplierAccount | null>>();

/**
 * Returns the loader of the private part of suppliers, null for callers who may not see it (R339). Runs one
 * statement for all suppliers of a request, or none if the caller may see no private part.
 */
export function supplierAccounts(context: RequestContext): DataLoader<number, SupplierAccount | null> {
  const known = loaders.get(context);
  if (known) return known;
  const [isAdmin, own] = suppliersOf(context);
  const loader = new DataLoader<number, SupplierAccount | null>(async (ids) => {
    const visibleIds = ids.filter((id) => isAdmin || id === own);
    if (visibleIds.length === 0) return ids.map(() => null);
    const rows = await context.app.database.read<SupplierAccount & { id: number }>(ACCOUNTS, [
      visibleIds,
      isAdmin,
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  loaders.set(context, loader);
  return loader;
}
