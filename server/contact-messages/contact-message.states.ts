import { registerEnumType } from 'type-graphql';

/** How far staff have come with a message (A162). */
export const MessageStateEnum = { NEW: 'New', IN_HAND: 'In hand', DONE: 'Done' } as const;
export type MessageState = (typeof MessageStateEnum)[keyof typeof MessageStateEnum];
export const MESSAGE_STATES = Object.values(MessageStateEnum);
registerEnumType(MessageStateEnum, {
  name: 'MessageState',
  description: 'How far staff have come with a message.',
});
