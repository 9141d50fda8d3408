import DataLoader from 'dataloader';
import type { Statement } from '../platform/database/database.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { SupplierAccount } from './supplier-account.type.js';

const total = (
  column: string,
  condition = '',
) => `(SELECT coalesce(sum(r.${column}), 0)::float8 FROM sales_rollup r
  WHERE r.scope = 'supplier' AND r.owner_id = s.id ${condition})`;
const COUNTS = "AND r.progress <> 'Fallen Through'";

const ACCOUNTS: Statement = {
  name: 'supplier-accounts',
  text: `
    SELECT s.id, s.owner_name AS "ownerName", s.owner_mobile AS "ownerMobile", s.owner_email AS "ownerEmail",
      s.owner_contact_person AS "ownerContactPerson", s.enquiry_email AS "enquiryEmail",
      CASE WHEN $2::boolean THEN s.admin_notes END AS "adminNotes", ${total('enquiries')} AS "enquiryTotal",
      ${total('revenue', COUNTS)} AS "revenueTotal", ${total('contribution', COUNTS)} AS "contributionTotal"
    FROM supplier s WHERE s.id = ANY ($1::integer[])`,
};

const loaders = new WeakMap<RequestContext, DataLoader<number, SupplierAccount | null>>();

/**
 * The private side of suppliers for whoever may see it, null for all others (R339). One statement, however
 * many suppliers a request asks about; none at all when the caller may see none of them.
 */
export function supplierAccounts(context: RequestContext): DataLoader<number, SupplierAccount | null> {
  const known = loaders.get(context);
  if (known) return known;
  const user = userOf(context);
  const isAdmin = user?.roles.includes('Admin') ?? false;
  const own = user?.roles.includes('Business') ? user.supplierId : null;
  const loader = new DataLoader<number, SupplierAccount | null>(async (ids) => {
    const seen = ids.filter((id) => isAdmin || id === own);
    if (seen.length === 0) return ids.map(() => null);
    const rows = await context.app.database.read<SupplierAccount & { id: number }>(ACCOUNTS, [seen, isAdmin]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  loaders.set(context, loader);
  return loader;
}
