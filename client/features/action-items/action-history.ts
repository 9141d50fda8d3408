import { type HistoryWords, labelsOf } from '../../history/history-words';
import { jobFields } from './action-fields';

/** What the history of an action calls things. */
export const actionHistory: HistoryWords = {
  noun: 'action',
  labels: { ...labelsOf(jobFields), status: 'Status' },
  actions: { raised: 'brought this up', created: 'noted this job' },
};
