import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import type { Order } from './order-fields';
import { orderHistory } from './order-history';
import { orderStore } from './order-store';

/** The history of an order. */
export const OrderTimeline = ({ order }: { order: Order }) => (
  <TimelineCard>
    <RecordTimeline store={orderStore} record={order} words={orderHistory} />
  </TimelineCard>
);
