import sql from 'sql-template-tag';
import { keptBuyers } from '../impact-buyers/impact-buyer-record.read-model.js';
import { impactBuyerColumns, impactBuyerRecord } from '../impact-buyers/impact-buyer-record.sql.js';
import type { ColumnList } from '../platform/lists/column-list.js';
import { columnsNamed } from '../platform/lists/list-columns.js';
import type { ListFilter } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { keptSuppliers } from '../suppliers/supplier-record.read-model.js';
import { supplierColumns, supplierRecord } from '../suppliers/supplier-record.sql.js';
import type { OfferedBuyer, OfferedSupplier } from './offered.type.js';
import { openLeadOf } from './open-lead.sql.js';

/** What staff find, sort and compare buyers by that a supplier is offered to (R217, A73). */
const buyerColumns = columnsNamed(impactBuyerColumns.Admin, [
  'id',
  'name',
  'buyerType',
  'interestedStatus',
  'chanceOfLead',
  'leadsCount',
  'enquiryTotal',
  'revenueTotal',
  'contributionTotal',
  'contactName',
  'email',
  'phone',
]);

/** And suppliers that a buyer is offered (R218). */
const offeredColumns = columnsNamed(supplierColumns.Admin, [
  'id',
  'listTitle',
  'name',
  'membershipListingDate',
  'membershipYear',
  'categories',
  'subCategories',
  'ownerContactPerson',
  'locations',
  'serviceRegions',
  'status',
  'callRailPhone',
  'urlKeyword',
  'leadSummary',
  'specificBenefits',
]);

/** Their names, and the lead that is open beside them. */
export const BUYER_COLUMN_NAMES = [...Object.keys(buyerColumns), 'openLead'];
export const SUPPLIER_COLUMN_NAMES = [...Object.keys(offeredColumns), 'openLead'];

/**
 * The impact buyers that a supplier can be offered to, each with the lead that is open for it (R217). The buyer that this
 * supplier is itself is left out (R219).
 */
export function buyersToOffer(context: RequestContext, supplierId: number): ColumnList<OfferedBuyer> {
  const openLead = openLeadOf(sql`b.id`, sql`${supplierId}::integer`);
  return {
    ...keptBuyers(context),
    label: 'buyers-to-offer',
    listed: { ...buyerColumns, openLead: openLead.listed },
    columns: { ...impactBuyerRecord('Admin'), openLead: openLead.shown },
    conditions: [
      sql`b.id IS DISTINCT FROM (SELECT x.impact_buyer_id FROM supplier x WHERE x.id = ${supplierId}::integer)`,
    ],
  };
}

/**
 * The suppliers that an impact buyer can be offered, each with the lead that is open for it (R218). The supplier that this
 * buyer is itself is left out (R219), and the list of services unless it is asked for (R327).
 */
export function suppliersToOffer(
  context: RequestContext,
  impactBuyerId: number,
  filter: ListFilter | null | undefined,
): ColumnList<OfferedSupplier> {
  const kept = keptSuppliers(context, filter);
  const openLead = openLeadOf(sql`${impactBuyerId}::integer`, sql`s.id`);
  return {
    ...kept,
    label: 'suppliers-to-offer',
    listed: { ...offeredColumns, openLead: openLead.listed },
    columns: { ...supplierRecord('Admin'), openLead: openLead.shown },
    conditions: [
      ...kept.conditions,
      sql`s.id IS DISTINCT FROM (SELECT x.supplier_id FROM impact_buyer x WHERE x.id = ${impactBuyerId}::integer)`,
    ],
  };
}
