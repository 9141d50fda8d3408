import { type HistoryWords, labelsOf } from '../../history/history-words';
import { userFields } from './user-fields';

/** What the history of a user calls things. */
export const userHistory: HistoryWords = {
  noun: 'user',
  labels: { ...labelsOf(userFields), deactivatedAt: 'Deactivated' },
  actions: {
    created: 'made this account',
    invited: 'invited the owner of the address',
    deactivated: 'deactivated this user',
    reactivated: 'activated this user again',
  },
};
