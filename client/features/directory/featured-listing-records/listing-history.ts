import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { listingFields } from './listing-fields';

/** Names of fields in the history of a featured listing. */
export const listingHistory: HistoryLabels = {
  recordLabel: 'featured listing',
  labels: labelsOf(listingFields),
};
