import { defineHistory } from '../../kits/history/define-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { bulkChangeMutation, bulkDeletionMutation, bulkInput } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { ImpactBoxResolver } from './impact-box.resolver.js';
import { deleteImpactBoxOrder, impactBoxOrders, updateImpactBoxOrder } from './impact-box-order.commands.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';
import { OrderListFilter, orderInputs } from './impact-box-order-record.inputs.js';
import { allOrders } from './impact-box-order-record.read-model.js';
import { ImpactBoxOrderRecordResolver } from './impact-box-order-record.resolver.js';

/** The history of orders: their timeline, Undo and the trash (A155, A156). */
const impactBoxOrderHistory = defineHistory(impactBoxOrders, {
  viewer: staffOnly.viewer,
  links: { goodCauseId: { table: 'good_cause', name: 'l.name' } },
});

/** The fields that a change to many orders can set. */
const orderBulkFields = fieldsNamed(impactBoxOrderFields, ['status']);

const bulkRecords: BulkRecords = {
  recordType: 'order',
  called: ['order', 'orders'],
  names: {
    name: 'names-of-orders',
    text: 'SELECT id, full_name AS name FROM impact_box_order WHERE id = ANY ($1::integer[])',
  },
  history: impactBoxOrderHistory,
  select: (_, selection) => selectFromList(allOrders, selection, null),
};

/** Changes the status of many orders (R300). */
const orderChange = bulkChange(bulkRecords, { fields: orderBulkFields, change: updateImpactBoxOrder });

/** Moves many orders to the trash (A155). */
const orderDeletion = bulkDeletion(bulkRecords, deleteImpactBoxOrder);

/** The export of orders of Impact Boxes as a CSV file, for staff (R300). */
const orderExport = listExport({
  recordType: 'order',
  called: 'orders',
  audience: ['Admin'],
  list: () => allOrders,
});

const names = { typeName: 'Order', Filter: OrderListFilter };
const Input = bulkInput('Order', 'orders', orderBulkFields);

/** The orders of Impact Boxes: form, records, export, bulk actions, timeline, undo and trash. */
export const impactBoxOrderNoun: Noun = {
  resolvers: [ImpactBoxResolver, ImpactBoxOrderRecordResolver],
  listMutations: [
    exportMutation('Order', 'exportOrders', orderInputs, orderExport),
    bulkChangeMutation({ ...names, name: 'changeOrders', Input }, orderChange),
    bulkDeletionMutation({ ...names, name: 'deleteOrders' }, orderDeletion),
  ],
  history: ['ORDER', impactBoxOrderHistory],
  quickFind: {
    kind: 'order',
    table: 'impact_box_order',
    title: 'full_name',
    detail: 'status',
    foundBy: 'found_by(full_name, email, address, phone_digits(mobile))',
  },
};
