import { choiceOfOne, text } from '../../editing/field-kinds';
import { type FieldTable, field } from '../../editing/field-table';
import type { ContactMessageKind, MessageInput, MessageState } from '../../graphql/schema.generated';
import type { StatusTone } from '../../ui/status-tag';
import type { MessageRowFragment } from './messages.generated';

export type Message = Omit<MessageRowFragment, ' $fragmentName'>;

/** What people call the states of a message (A162). */
export const messageStates: Record<MessageState, string> = { NEW: 'New', IN_HAND: 'In hand', DONE: 'Done' };

export const messageTones: Record<MessageState, StatusTone> = {
  NEW: 'new',
  IN_HAND: 'active',
  DONE: 'quiet',
};

/** What a message is about. */
export const messageKinds: Record<ContactMessageKind, string> = {
  GENERAL: 'General',
  SUPPLIER_JOIN: 'Supplier join',
  GOOD_CAUSE_JOIN: 'Good cause join',
  IMPACT_BUYER_JOIN: 'Impact buyer join',
  IMPACT_BOX: 'Impact Box',
};

/** Every field of a message on its form, said once. */
export const messageFields = {
  state: field('State', choiceOfOne(messageStates, 'NEW'), ({ state }: Message) => state),
  adminNotes: field('Staff notes', text(20_000), ({ adminNotes }: Message) => adminNotes),
} satisfies FieldTable<Message, MessageInput>;
