import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { type Buyer, buyerFields } from './buyer-fields';
import { buyerStore } from './buyer-store';

const words: HistoryWords = {
  noun: 'impact buyer',
  labels: labelsOf(buyerFields),
  actions: { 'link-key-rotated': 'gave it another link key' },
};

/** What has happened to an impact buyer. */
export const BuyerTimeline = ({ buyer }: { buyer: Buyer }) => (
  <RecordTimeline store={buyerStore} record={buyer} words={words} />
);
