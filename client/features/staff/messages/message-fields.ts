import { choiceOfOne, text } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { MessageInput, MessageKind } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import { messageStates } from '../../../ui/message-labels';
import type { MessageRowFragment } from './messages.generated';

export type Message = Omit<MessageRowFragment, ' $fragmentName'>;

/** Labels of the kinds of messages. */
export const messageKinds: Record<MessageKind, string> = {
  GENERAL: 'General',
  SUPPLIER_JOIN: 'Request to join as a supplier',
  GOOD_CAUSE_JOIN: 'Request to join as a good cause',
  IMPACT_BUYER_JOIN: 'Request to join as an impact buyer',
  IMPACT_BOX: 'Impact Box',
  REPORTED_ISSUE: 'Reported issue',
};

/** All fields of a message's form. */
export const messageFields = {
  state: field('Status', choiceOfOne(messageStates, 'NEW'), ({ state }: Message) => state),
  adminNotes: field('Admin notes', text(20_000), ({ adminNotes }: Message) => adminNotes),
} satisfies FieldTable<Message, MessageInput>;

/** Names of fields and operations in the history of a message. */
export const messageHistory: HistoryLabels = {
  recordLabel: 'message',
  labels: labelsOf(messageFields),
  actions: {
    sent: 'sent this message',
    'issue-reported': 'reported this issue',
    'affiliate-link-followed': 'told the supplier that its link was followed',
  },
};
