import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { causeFields } from './cause-fields';

/** Names of fields and operations in the history of a good cause. */
export const causeHistory: HistoryLabels = {
  recordLabel: 'good cause',
  labels: labelsOf(causeFields),
  actions: {
    'link-key-rotated': 'made a new link',
    'buyer-requested': 'requested a new impact buyer',
  },
};
