import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { userFields } from './user-fields';

/** Names of fields and operations in the history of a user. */
export const userHistory: HistoryLabels = {
  recordLabel: 'user',
  labels: { ...labelsOf(userFields), deactivatedAt: 'Deactivated' },
  actions: {
    created: 'created this account',
    invited: 'invited this user',
    deactivated: 'deactivated this user',
    reactivated: 'activated this user again',
  },
};
