import { registerEnumType } from 'type-graphql';

/** The progress of staff with a message (A162). */
export const MessageStateEnum = { NEW: 'New', IN_HAND: 'In hand', DONE: 'Done' } as const;
export type MessageState = (typeof MessageStateEnum)[keyof typeof MessageStateEnum];
export const MESSAGE_STATES = Object.values(MessageStateEnum);
registerEnumType(MessageStateEnum, {
  name: 'MessageState',
  description: 'The handling status of a message.',
  valuesConfig: {
    NEW: { description: 'Staff have not started on the message.' },
    IN_HAND: { description: 'Staff are working on the message.' },
    DONE: { description: 'The message has been dealt with.' },
  },
});
