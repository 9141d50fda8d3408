import { registerEnumType } from 'type-graphql';

/** The statuses of an action (A119). */
export const ActionStatusEnum = { NEW: 'New', DISMISSED: 'Dismissed', DONE: 'Done' } as const;
export type ActionStatus = (typeof ActionStatusEnum)[keyof typeof ActionStatusEnum];
export const ACTION_STATUSES = Object.values(ActionStatusEnum);
registerEnumType(ActionStatusEnum, {
  name: 'ActionStatus',
  description: 'The status of an action.',
  valuesConfig: {
    NEW: { description: 'The action is waiting for staff.' },
    DISMISSED: { description: 'Staff have dismissed the action.' },
    DONE: { description: 'The action has been dealt with.' },
  },
});
