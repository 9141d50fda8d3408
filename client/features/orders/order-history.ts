import { type HistoryWords, labelsOf } from '../../history/history-words';
import { orderFields } from './order-fields';

/** What the history of an order calls things. */
export const orderHistory: HistoryWords = {
  noun: 'order',
  labels: { ...labelsOf(orderFields), total: 'Total' },
  money: ['total'],
  actions: { placed: 'placed this order' },
};
