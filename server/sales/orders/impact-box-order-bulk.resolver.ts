import { bulkChangeResolver, bulkDeletionResolver, bulkInput } from '../../kits/tasks/bulk-resolvers.js';
import { orderBulkFields, orderChange, orderDeletion } from './impact-box-order-bulk.js';
import { OrderListFilter } from './impact-box-order-record.inputs.js';

const many = { typeName: 'Order', Filter: OrderListFilter };
const Input = bulkInput('Order', 'orders', orderBulkFields);

export const ChangeOrdersResolver = bulkChangeResolver({ ...many, name: 'changeOrders', Input }, orderChange);
export const DeleteOrdersResolver = bulkDeletionResolver({ ...many, name: 'deleteOrders' }, orderDeletion);
