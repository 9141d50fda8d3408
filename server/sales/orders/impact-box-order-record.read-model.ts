import sql from 'sql-template-tag';
import type { ListRequest } from '../../kits/lists/column-list.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { staffReads } from '../../kits/lists/staff-reads.js';
import { always, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';
import { impactBoxOrderColumns, impactBoxOrderRecord } from './impact-box-order-record.sql.js';
import type { ImpactBoxOrderRecord, ImpactBoxOrderRecordConnection } from './impact-box-order-record.type.js';

const reads = staffReads<ImpactBoxOrderRecord>({
  label: 'impact-box-order',
  called: 'order',
  table: sql`impact_box_order`,
  alias: sql`o`,
  columns: impactBoxOrderRecord,
  listed: impactBoxOrderColumns,
  search: quickSearch('o', ['o.full_name', 'o.email', 'o.address', 'o.mobile']),
  summed: ['total'],
  sort: { column: 'createdAt', direction: 'DESC' },
});

/** All orders as a list, for staff. */
export const allOrders = reads.list;
/** Returns an order with the selected fields, or null, for staff. */
export const answerImpactBoxOrder = reads.one;
/** Returns an order with all fields, or null. */
export const loadImpactBoxOrder = reads.full;
/** Returns an order with all fields. Throws NOT_FOUND if there is none. */
export const requireImpactBoxOrder = reads.required;

/**
 * Returns one page of orders, with the total in dollars of all of them (R300).
 * @throws AppError BAD_USER_INPUT
 */
export async function listImpactBoxOrders(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<ImpactBoxOrderRecordConnection>> {
  const { totals, ...list } = await reads.page(context, page, selection);
  return { ...list, total: totals.total ?? 0 };
}

/** An order for the documented calls, by the names of its fields. */
export type WiredOrder = Record<string, unknown> & { id: number; version: number };

const ORDERS = `SELECT o.id, o.version, ${selectedFields(impactBoxOrderFields, 'o', always).text},
    o.total::float8 AS total FROM impact_box_order o`;
const ALL: Statement = { name: 'all-orders', text: `${ORDERS} ORDER BY o.created_at DESC, o.id DESC` };
const ONE: Statement = { name: 'one-order', text: `${ORDERS} WHERE o.id = $1` };

/** Returns all orders, latest first (C121). */
export const allImpactBoxOrders = (database: Database): Promise<WiredOrder[]> =>
  database.read<WiredOrder>(ALL);

/** Returns one of these orders, or null. */
export const loadWiredOrder = (database: Database, id: number): Promise<WiredOrder | null> =>
  database.readOne<WiredOrder>(ONE, [id]);
