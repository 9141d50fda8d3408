import { registerEnumType } from 'type-graphql';

/**
 * The statuses of a good cause, with the same names as those of suppliers (R106, A85). Any status may follow
 * any other. They are declared here because the status decides whether the users of a good cause may enter the
 * admin area (R047).
 */
export const GoodCauseStatusEnum = {
  ADMIN: 'Admin',
  PROSPECTING: 'Prospecting',
  DRAFTING: 'Drafting',
  APPROVED_AND_LIVE: 'Approved & Live',
  PAUSED_LIVE: 'Paused / Live',
  LEFT_AND_REMOVED: 'Left & Removed',
} as const;
export type GoodCauseStatus = (typeof GoodCauseStatusEnum)[keyof typeof GoodCauseStatusEnum];
export const GOOD_CAUSE_STATUSES = Object.values(GoodCauseStatusEnum);
registerEnumType(GoodCauseStatusEnum, {
  name: 'GoodCauseStatus',
  description: 'The status of a good cause.',
  valuesConfig: {
    ADMIN: { description: 'A good cause that staff use for their own purposes. Not public.' },
    PROSPECTING: { description: 'A possible good cause that staff are in contact with. Not public.' },
    DRAFTING: { description: 'A good cause whose page is not finished. Not public.' },
    APPROVED_AND_LIVE: { description: 'An approved good cause with a public page.' },
    PAUSED_LIVE: { description: 'A good cause whose page is paused. Not public.' },
    LEFT_AND_REMOVED: { description: 'A good cause that has left. Not public.' },
  },
});
