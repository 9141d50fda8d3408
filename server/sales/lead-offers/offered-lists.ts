import sql from 'sql-template-tag';
import { buyerRecordList } from '../../directory/impact-buyers/impact-buyer-record.read-model.js';
import {
  impactBuyerColumns,
  impactBuyerRecord,
} from '../../directory/impact-buyers/impact-buyer-record.sql.js';
import { supplierRecordList } from '../../directory/suppliers/supplier-record.read-model.js';
import { supplierColumns, supplierRecord } from '../../directory/suppliers/supplier-record.sql.js';
import type { ColumnList } from '../../kits/lists/column-list.js';
import { columnsNamed } from '../../kits/lists/list-columns.js';
import type { ListFilter } from '../../kits/lists/list-inputs.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { OfferedBuyer, OfferedSupplier } from './offered.type.js';
import { openLeadOf } from './open-lead.sql.js';

/** The list columns of buyers to whom a supplier is offered (R217, A73). */
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

/** The list columns of suppliers that are offered to a buyer (R218). */
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

/** The names of the columns, including the open lead. */
export const BUYER_COLUMN_NAMES = [...Object.keys(buyerColumns), 'openLead'];
export const SUPPLIER_COLUMN_NAMES = [...Object.keys(offeredColumns), 'openLead'];

/**
 * Returns the list of the impact buyers to whom a supplier can be offered, each with its open lead for the
 * supplier (R217). The buyer of the same organisation is left out (R219).
 */
export function buyersToOffer(context: RequestContext, supplierId: number): ColumnList<OfferedBuyer> {
  const openLead = openLeadOf(sql`b.id`, sql`${supplierId}::integer`);
  return {
    ...buyerRecordList(context),
    label: 'buyers-to-offer',
    listed: { ...buyerColumns, openLead: openLead.listed },
    columns: { ...impactBuyerRecord('Admin'), openLead: openLead.shown },
    conditions: [
      sql`b.id IS DISTINCT FROM (SELECT x.impact_buyer_id FROM supplier x WHERE x.id = ${supplierId}::integer)`,
    ],
  };
}

/**
 * Returns the list of the suppliers that can be offered to an impact buyer, each with the open lead of the
 * buyer for it (R218). The supplier of the same organisation is left out (R219), and so are the services
 * unless the filter asks for them (R327).
 */
export function suppliersToOffer(
  context: RequestContext,
  impactBuyerId: number,
  filter: ListFilter | null | undefined,
): ColumnList<OfferedSupplier> {
  const list = supplierRecordList(context, filter);
  const openLead = openLeadOf(sql`${impactBuyerId}::integer`, sql`s.id`);
  return {
    ...list,
    label: 'suppliers-to-offer',
    listed: { ...offeredColumns, openLead: openLead.listed },
    columns: { ...supplierRecord('Admin'), openLead: openLead.shown },
    conditions: [
      ...list.conditions,
      sql`s.id IS DISTINCT FROM (SELECT x.supplier_id FROM impact_buyer x WHERE x.id = ${impactBuyerId}::integer)`,
    ],
  };
}
