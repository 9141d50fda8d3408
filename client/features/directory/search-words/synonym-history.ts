import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { synonymFields } from './synonym-fields';

/** Names of fields in the history of a synonym. */
export const synonymHistory: HistoryLabels = { recordLabel: 'synonym', labels: labelsOf(synonymFields) };
