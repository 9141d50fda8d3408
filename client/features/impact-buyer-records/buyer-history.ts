import { type HistoryWords, labelsOf } from '../../history/history-words';
import { buyerFields } from './buyer-fields';

/** What the history of an impact buyer calls things. */
export const buyerHistory: HistoryWords = {
  noun: 'impact buyer',
  labels: labelsOf(buyerFields),
  actions: { 'link-key-rotated': 'gave it another link key' },
};
