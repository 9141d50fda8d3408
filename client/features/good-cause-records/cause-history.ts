import { type HistoryWords, labelsOf } from '../../history/history-words';
import { causeFields } from './cause-fields';

/** What the history of a good cause calls things. */
export const causeHistory: HistoryWords = {
  noun: 'good cause',
  labels: labelsOf(causeFields),
  actions: {
    'link-key-rotated': 'gave it another link key',
    'buyer-requested': 'asked for a new impact buyer',
  },
};
