import sql, { raw } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import type { Statement } from '../../platform/database/database.js';
import { instantValue, type JsonColumns, jsonPart } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { AffiliateClick, AffiliateClickConnection } from './affiliate-click-list.type.js';

const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

const SUPPLIER = '(SELECT n.name FROM supplier n WHERE n.id = c.supplier_id)';

/**
 * Returns the SQL of the buyer of a click: any buyer for staff, only public ones for users of a supplier
 * (R340).
 */
const knownBuyer = (staff: boolean) =>
  `impact_buyer n WHERE n.id = c.impact_buyer_id${staff ? '' : " AND n.status = 'Live Report'"}`;

const columnsFor = (staff: boolean): JsonColumns<AffiliateClick> => ({
  id: sql`c.id`,
  url: sql`c.url`,
  supplier: (field) => sql`(SELECT ${named(field)} FROM supplier n WHERE n.id = c.supplier_id)`,
  impactBuyer: (field) => sql`(SELECT ${named(field)} FROM ${raw(knownBuyer(staff))})`,
  createdAt: instantValue(sql`c.created_at`),
  reviewedAt: instantValue(sql`c.reviewed_at`),
});

const buyerName = (staff: boolean) => `(SELECT n.name FROM ${knownBuyer(staff)})`;

const listedFor = (staff: boolean) =>
  ({
    id: { kind: 'number', value: raw('c.id') },
    supplierId: { kind: 'number', value: raw('c.supplier_id') },
    supplier: { kind: 'text', value: raw(SUPPLIER) },
    impactBuyer: { kind: 'text', value: raw(buyerName(staff)) },
    url: { kind: 'text', value: raw('c.url') },
    createdAt: { kind: 'instant', value: raw('c.created_at') },
    reviewed: { kind: 'flag', value: raw('(c.reviewed_at IS NOT NULL)') },
    reviewedAt: { kind: 'instant', value: raw('c.reviewed_at') },
  }) satisfies ListColumns;

/** Returns the parts of the list for staff, or for users of a supplier. */
const asListed = (staff: boolean) => ({
  listed: listedFor(staff),
  search: quickSearch('c', ['c.url', SUPPLIER, buyerName(staff)]),
  columns: columnsFor(staff),
});
const LISTED = { staff: asListed(true), supplier: asListed(false) };

/** The names of the columns by which lists of clicks can be filtered and sorted. */
export const affiliateClickColumns: readonly string[] = Object.keys(LISTED.staff.listed);

/**
 * Returns the suppliers whose clicks the caller sees: all for staff, only their own for users of a supplier
 * (C040).
 */
function visibleTo(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).supplierId];
}

/** Returns the list of the affiliate link clicks that the caller sees. */
export function visibleClicks(context: RequestContext): ColumnList<AffiliateClick> {
  const [all, ownId] = visibleTo(context);
  return {
    label: 'affiliate-clicks',
    table: sql`affiliate_link_click`,
    alias: sql`c`,
    ...LISTED[all ? 'staff' : 'supplier'],
    conditions: all ? [] : [sql`c.supplier_id = ${ownId}::integer`],
    sort: { column: 'createdAt', direction: 'DESC' },
  };
}

/**
 * Returns a page of affiliate link clicks.
 * @throws AppError BAD_USER_INPUT
 */
export async function listAffiliateClicks(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<AffiliateClickConnection>> {
  return readColumnList(context.app.database, visibleClicks(context), page, selectionOf(selection, 'nodes'));
}

/** A click for the REST API. */
export interface WiredClick {
  id: number;
  supplierId: number;
  impactBuyerId: number | null;
  url: string;
  createdAt: Date;
  reviewedAt: Date | null;
}

const ALL: Statement = {
  name: 'all-affiliate-clicks',
  text: `SELECT c.id, c.supplier_id AS "supplierId", c.url,
      CASE WHEN $1::boolean THEN c.impact_buyer_id ELSE (SELECT n.id FROM ${knownBuyer(false)}) END AS "impactBuyerId",
      c.created_at AS "createdAt", c.reviewed_at AS "reviewedAt"
    FROM affiliate_link_click c
    WHERE $1::boolean OR c.supplier_id = $2::integer ORDER BY c.created_at DESC, c.id DESC`,
};

/**
 * Returns all affiliate link clicks that the caller sees, for the REST API. Buyers that the caller may not
 * know are null (C040, R340).
 */
export const allAffiliateClicks = (context: RequestContext): Promise<WiredClick[]> =>
  context.app.database.read<WiredClick>(ALL, visibleTo(context));
