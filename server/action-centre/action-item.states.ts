import { registerEnumType } from 'type-graphql';

/** How far staff have come with an action (A119). */
export const ActionStatusEnum = { NEW: 'New', DISMISSED: 'Dismissed', DONE: 'Done' } as const;
export type ActionStatus = (typeof ActionStatusEnum)[keyof typeof ActionStatusEnum];
export const ACTION_STATUSES = Object.values(ActionStatusEnum);
registerEnumType(ActionStatusEnum, {
  name: 'ActionStatus',
  description: 'How far staff have come with an action.',
});
