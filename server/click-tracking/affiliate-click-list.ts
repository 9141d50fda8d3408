import sql, { raw } from 'sql-template-tag';
import { type Answered, type AskedFields, askedOf } from '../platform/database/asked-fields.js';
import type { Statement } from '../platform/database/database.js';
import { instantValue, type JsonColumns, jsonPart } from '../platform/database/json-object.sql.js';
import { ownRecordsOf } from '../platform/identity/own-records.js';
import { type AskedList, type ColumnList, readColumnList } from '../platform/lists/column-list.js';
import { foundBy } from '../platform/lists/found-by.js';
import type { ListColumns } from '../platform/lists/list-columns.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { AffiliateClick, AffiliateClickConnection } from './affiliate-click-list.type.js';

const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

const SUPPLIER = '(SELECT n.name FROM supplier n WHERE n.id = c.supplier_id)';

/** Which buyers are named: staff know all of them, suppliers those that everybody may know (R340). */
const knownBuyer = (staff: boolean) =>
  `impact_buyer n WHERE n.id = c.impact_buyer_id${staff ? '' : " AND n.status = 'Live Report'"}`;

const columnsFor = (staff: boolean): JsonColumns<AffiliateClick> => ({
  id: sql`c.id`,
  url: sql`c.url`,
  supplier: (asked) => sql`(SELECT ${named(asked)} FROM supplier n WHERE n.id = c.supplier_id)`,
  impactBuyer: (asked) => sql`(SELECT ${named(asked)} FROM ${raw(knownBuyer(staff))})`,
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

/** How such clicks are listed for staff, and for users of a supplier. */
const asListed = (staff: boolean) => ({
  listed: listedFor(staff),
  search: foundBy('c', ['c.url', SUPPLIER, buyerName(staff)]),
  columns: columnsFor(staff),
});
const LISTED = { staff: asListed(true), supplier: asListed(false) };

/** What lists of such clicks can be filtered and sorted by. */
export const affiliateClickColumns: readonly string[] = Object.keys(LISTED.staff.listed);

/** Whose clicks the caller sees: staff all of them, users of a supplier its own (C040). */
function visibleTo(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).supplierId];
}

/** The visits through suppliers' own buttons that the caller sees, as a list. */
export function seenClicks(context: RequestContext): ColumnList<AffiliateClick> {
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
 * One page of the visits through suppliers' own buttons.
 * @throws AppError BAD_USER_INPUT
 */
export async function listAffiliateClicks(
  context: RequestContext,
  page: AskedList,
  asked: AskedFields | null,
): Promise<Answered<AffiliateClickConnection>> {
  return readColumnList(context.app.database, seenClicks(context), page, askedOf(asked, 'nodes'));
}

/** A click for the documented calls. */
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

/** The same for the documented calls, whole, with the buyers that the caller knows (C040, R340). */
export const allAffiliateClicks = (context: RequestContext): Promise<WiredClick[]> =>
  context.app.database.read<WiredClick>(ALL, visibleTo(context));
