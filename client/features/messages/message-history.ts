import { type HistoryWords, labelsOf } from '../../history/history-words';
import { messageFields } from './message-fields';

/** What the history of a message calls things. */
export const messageHistory: HistoryWords = {
  noun: 'message',
  labels: labelsOf(messageFields),
  actions: { sent: 'sent this message', 'issue-reported': 'reported this issue' },
};
