import { always, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';

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
