import { type HistoryWords, labelsOf } from '../../history/history-words';
import { synonymFields } from './synonym-fields';

/** What the history of a synonym calls things. */
export const synonymHistory: HistoryWords = { noun: 'synonym', labels: labelsOf(synonymFields) };
