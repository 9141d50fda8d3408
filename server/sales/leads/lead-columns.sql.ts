import sql, { raw } from 'sql-template-tag';
import {
  type FewOwners,
  fieldColumns,
  type ListColumn,
  type ListColumns,
} from '../../kits/lists/list-columns.js';
import { leadColumnFields } from './lead.fields.js';
import { contributionOfBand, revenueOfBand } from './lead-bands.js';

/**
 * Returns the list column with the name of a party, which is never null. Short search texts are matched row
 * by row.
 */
const partyColumn = (name: string, folded: string, join: string): ListColumn => ({
  kind: 'text',
  value: raw(name),
  stored: 'text',
  join: raw(join),
  indexed: raw(folded),
  shortTexts: true,
});

/** Returns the column with the name of the buyer, for rows of `alias` with its id. */
export const buyerNamed = (alias: string): ListColumn =>
  partyColumn(
    'buyer.name',
    'buyer.searched_text',
    `JOIN impact_buyer buyer ON buyer.id = ${alias}.impact_buyer_id`,
  );

/** Returns the column with the name of the supplier, for rows of `alias` with its id. */
export const supplierNamed = (alias: string): ListColumn =>
  partyColumn(
    'offered.name',
    'offered.searched_text',
    `JOIN supplier offered ON offered.id = ${alias}.supplier_id`,
  );

/** Returns the column with the name of the responsible staff member. Null if unassigned. */
export const personNamed = (alias: string): ListColumn => ({
  kind: 'text',
  value: raw("coalesce(nullif(colleague.full_name, ''), colleague.email)"),
  join: raw(`LEFT JOIN user_account colleague ON colleague.id = ${alias}.person_responsible_id`),
});

/** The users who are responsible for a lead. They are few, even if many people have accounts. */
const RESPONSIBLE: FewOwners = {
  from: sql`(SELECT * FROM user_account
    WHERE id IN (SELECT t.person_responsible_id FROM lead_total_parts t)) owner`,
  value: raw("coalesce(nullif(owner.full_name, ''), owner.email)"),
  owns: sql`l.person_responsible_id = owner.id`,
  nobodys: sql`l.person_responsible_id IS NULL`,
};

/** The columns of lead fields. Nullable columns have an index each (migration LeadSorts). */
const fields: ListColumns = Object.fromEntries(
  Object.entries(fieldColumns(leadColumnFields, 'l', 'Admin')).map(([name, column]) => [
    name,
    { ...column, sparse: true as const },
  ]),
);

/** The columns by which lists of leads can be filtered and sorted. */
export const leadColumns: ListColumns = {
  ...fields,
  id: { kind: 'number', value: raw('l.id'), stored: 'integer' },
  createdAt: { kind: 'instant', value: raw('l.created_at'), stored: 'timestamptz' },
  status: { kind: 'choice', value: raw('l.status'), stored: 'text' },
  weight: { kind: 'number', value: raw('l.weight'), stored: 'integer' },
  impactBuyerId: { kind: 'number', value: raw('l.impact_buyer_id'), stored: 'integer' },
  supplierId: { kind: 'number', value: raw('l.supplier_id'), stored: 'integer' },
  impactBuyer: buyerNamed('l'),
  supplier: supplierNamed('l'),
  personResponsible: { ...personNamed('l'), sparse: RESPONSIBLE },
  estimatedRevenue: { kind: 'number', value: revenueOfBand('l.estimated_revenue_band'), sparse: true },
  estimatedContribution: {
    kind: 'number',
    value: contributionOfBand('l.estimated_contribution_band'),
    sparse: true,
  },
  archived: {
    kind: 'choice',
    value: raw(`CASE WHEN l.archived_at IS NULL THEN 'No' ELSE 'Yes' END`),
    stored: 'text',
  },
  archivedAt: { kind: 'instant', value: raw('l.archived_at'), sparse: true },
  updatedAt: { kind: 'instant', value: raw('l.updated_at'), stored: 'timestamptz' },
};
