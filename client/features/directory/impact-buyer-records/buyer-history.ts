import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { buyerFields } from './buyer-fields';

/** Names of fields and operations in the history of an impact buyer. */
export const buyerHistory: HistoryLabels = {
  recordLabel: 'impact buyer',
  labels: labelsOf(buyerFields),
  actions: { 'link-key-rotated': 'made a new link' },
};
