import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { jobFields } from './action-fields';

/** Names of fields and operations in the history of an action. */
export const actionHistory: HistoryLabels = {
  recordLabel: 'action',
  labels: { ...labelsOf(jobFields), status: 'Status' },
  actions: { raised: 'raised this', created: 'added this job' },
};
