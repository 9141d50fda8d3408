import { type HistoryWords, labelsOf } from '../../history/history-words';
import { listingFields } from './listing-fields';

/** What the history of a featured listing calls things. */
export const listingHistory: HistoryWords = {
  noun: 'featured listing',
  labels: labelsOf(listingFields),
};
