import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import type { Order, orderFields } from './order-fields';
import { DeleteOrderDocument, OrderDetailDocument, SaveOrderDocument } from './orders.generated';

/** The operations on orders. */
export const orderStore = recordOperations<Order, InputOf<typeof orderFields>>()({
  recordLabel: 'Order',
  recordType: 'ORDER',
  detail: [OrderDetailDocument, 'orderRecord'],
  save: [SaveOrderDocument, 'updateOrder'],
  remove: DeleteOrderDocument,
  shownBy: ['orderRecords'],
  movedByChanges: true,
});
