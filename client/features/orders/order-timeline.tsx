import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { TimelineCard } from '../../history/timeline-card';
import { type Order, orderFields } from './order-fields';
import { orderStore } from './order-store';

const words: HistoryWords = {
  noun: 'order',
  labels: { ...labelsOf(orderFields), total: 'Total' },
  money: ['total'],
  actions: { placed: 'placed this order' },
};

/** What has happened to an order. */
export const OrderTimeline = ({ order }: { order: Order }) => (
  <TimelineCard>
    <RecordTimeline store={orderStore} record={order} words={words} />
  </TimelineCard>
);
