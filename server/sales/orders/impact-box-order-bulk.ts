import { selectFromList } from '../../kits/lists/select-from-list.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { deleteImpactBoxOrder, updateImpactBoxOrder } from './impact-box-order.commands.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';
import { impactBoxOrderHistory } from './impact-box-order.history.js';
import { allOrders } from './impact-box-order-record.read-model.js';

/** The fields that a change to many orders can set. */
export const orderBulkFields = fieldsNamed(impactBoxOrderFields, ['status']);

const many: BulkRecords = {
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
export const orderChange = bulkChange(many, { fields: orderBulkFields, change: updateImpactBoxOrder });

/** Moves many orders to the trash (A155). */
export const orderDeletion = bulkDeletion(many, deleteImpactBoxOrder);
