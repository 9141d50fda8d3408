import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { messageFields } from './message-fields';

/** Names of fields and operations in the history of a message. */
export const messageHistory: HistoryLabels = {
  recordLabel: 'message',
  labels: labelsOf(messageFields),
  actions: { sent: 'sent this message', 'issue-reported': 'reported this issue' },
};
