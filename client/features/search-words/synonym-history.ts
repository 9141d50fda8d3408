import { type HistoryWords, labelsOf } from '../../history/history-labels';
import { synonymFields } from './synonym-fields';

/** Names of fields in the history of a synonym. */
export const synonymHistory: HistoryWords = { noun: 'synonym', labels: labelsOf(synonymFields) };
