import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { orderFields } from './order-fields';

/** Names of fields and operations in the history of an order. */
export const orderHistory: HistoryLabels = {
  recordLabel: 'order',
  labels: { ...labelsOf(orderFields), total: 'Total' },
  money: ['total'],
  actions: { placed: 'placed this order' },
};
