import sql, { raw } from 'sql-template-tag';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import {
  instantValue,
  type JsonColumns,
  jsonList,
  jsonPart,
} from '../../platform/database/json-object.sql.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';
import type { ImpactBoxOrderRecord } from './impact-box-order-record.type.js';

const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

/** An order in JSON, as staff see it. */
export const impactBoxOrderRecord: JsonColumns<ImpactBoxOrderRecord> = {
  ...jsonFields(impactBoxOrderFields, 'o', always),
  id: sql`o.id`,
  version: sql`o.version`,
  items: jsonList(
    { name: sql`i.name`, price: sql`i.price`, quantity: sql`i.quantity` },
    sql`FROM jsonb_to_recordset(o.items) AS i (name text, price float8, quantity integer)`,
  ),
  goodCause: (field) => sql`(SELECT ${named(field)} FROM good_cause n WHERE n.id = o.good_cause_id)`,
  updatedAt: instantValue(sql`o.updated_at`),
};

/** The columns by which lists of orders can be filtered and sorted. */
export const impactBoxOrderColumns: ListColumns = {
  id: { kind: 'number', value: raw('o.id') },
  ...fieldColumns(impactBoxOrderFields, 'o', 'Admin'),
  goodCause: {
    kind: 'text',
    value: raw('(SELECT n.name FROM good_cause n WHERE n.id = o.good_cause_id)'),
  },
  updatedAt: { kind: 'instant', value: raw('o.updated_at') },
};
