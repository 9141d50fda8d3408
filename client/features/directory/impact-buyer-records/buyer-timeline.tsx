import { RecordTimeline } from '../../../history/record-timeline';
import type { Buyer } from './buyer-fields';
import { buyerHistory } from './buyer-history';
import { buyerStore } from './buyer-store';

/** The history of an impact buyer. */
export const BuyerTimeline = ({ buyer }: { buyer: Buyer }) => (
  <RecordTimeline store={buyerStore} record={buyer} words={buyerHistory} />
);
