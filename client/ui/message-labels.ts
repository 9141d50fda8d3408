import type { MessageState } from '../graphql/schema.generated';
import type { StatusTone } from './status-tag';

/** Labels of the states of a message (A162). */
export const messageStates: Record<MessageState, string> = { NEW: 'New', IN_HAND: 'In hand', DONE: 'Done' };

export const messageTones: Record<MessageState, StatusTone> = {
  NEW: 'new',
  IN_HAND: 'active',
  DONE: 'quiet',
};
