import { listExport } from '../../kits/tasks/list-export.js';
import { allOrders } from './impact-box-order-record.read-model.js';

/** The export of orders of Impact Boxes as a CSV file, for staff (R300). */
export const orderExport = listExport({
  recordType: 'order',
  called: 'orders',
  audience: ['Admin'],
  list: () => allOrders,
});
