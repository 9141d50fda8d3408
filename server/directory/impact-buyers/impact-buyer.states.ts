import { registerEnumType } from 'type-graphql';

/** The statuses of a buyer's report. Only the last one is public (R115). */
export const BuyerStatusEnum = {
  DATA_ONLY: 'Data Only',
  DRAFTING: 'Drafting',
  LIVE_REPORT: 'Live Report',
} as const;
export type BuyerStatus = (typeof BuyerStatusEnum)[keyof typeof BuyerStatusEnum];
export const BUYER_STATUSES = Object.values(BuyerStatusEnum);
registerEnumType(BuyerStatusEnum, {
  name: 'ImpactBuyerStatus',
  description: 'The status of the report of an impact buyer.',
  valuesConfig: {
    DATA_ONLY: { description: 'An impact buyer without a report. Not public.' },
    DRAFTING: { description: 'A report that is not finished. Not public.' },
    LIVE_REPORT: { description: 'A public report.' },
  },
});

/** The interest of a buyer in buying through Uplift (R116). */
export const InterestedStatusEnum = {
  PROSPECTING: 'Prospecting',
  OPEN: 'Open',
  NOT_INTERESTED: 'Not Interested',
} as const;
export type InterestedStatus = (typeof InterestedStatusEnum)[keyof typeof InterestedStatusEnum];
export const INTERESTED_STATUSES = Object.values(InterestedStatusEnum);
registerEnumType(InterestedStatusEnum, {
  name: 'InterestedStatus',
  description: 'The interest of an impact buyer in buying.',
  valuesConfig: {
    PROSPECTING: { description: 'A possible impact buyer whose interest is not known.' },
    OPEN: { description: 'An impact buyer that is open to offers.' },
    NOT_INTERESTED: { description: 'An impact buyer that is not interested.' },
  },
});

/** The chances that leads of a buyer succeed (R117). */
export const ChanceOfLeadEnum = { LOW: 'Low', GOOD: 'Good', STRONG: 'Strong' } as const;
export type ChanceOfLead = (typeof ChanceOfLeadEnum)[keyof typeof ChanceOfLeadEnum];
export const CHANCES_OF_LEAD = Object.values(ChanceOfLeadEnum);
registerEnumType(ChanceOfLeadEnum, {
  name: 'ChanceOfLead',
  description: 'The chance that leads of an impact buyer succeed.',
  valuesConfig: {
    LOW: { description: 'A low chance.' },
    GOOD: { description: 'A good chance.' },
    STRONG: { description: 'A strong chance.' },
  },
});

/** The progress of the good cause of a buyer in winning it over (R118). */
export const GoodCauseActionEnum = {
  NOT_DONE: "Haven't Done",
  IN_PROCESS: 'In Process',
  COMPLETED: 'Completed',
  OTHER: 'Other',
} as const;
export type GoodCauseAction = (typeof GoodCauseActionEnum)[keyof typeof GoodCauseActionEnum];
export const GOOD_CAUSE_ACTIONS = Object.values(GoodCauseActionEnum);
registerEnumType(GoodCauseActionEnum, {
  name: 'GoodCauseAction',
  description: 'The progress of a good cause in winning an impact buyer.',
  valuesConfig: {
    NOT_DONE: { description: 'The good cause has not contacted the impact buyer.' },
    IN_PROCESS: { description: 'The good cause is in contact with the impact buyer.' },
    COMPLETED: { description: 'The good cause has completed its part.' },
    OTHER: { description: 'Other progress, which the comments explain.' },
  },
});
