/** The statuses of a buyer's report. Only the last one is public (R115). */
export const BUYER_STATUSES = ['Data Only', 'Drafting', 'Live Report'] as const;
export type BuyerStatus = (typeof BUYER_STATUSES)[number];

/** The interest of a buyer in buying through Uplift (R116). */
export const INTERESTED_STATUSES = ['Prospecting', 'Open', 'Not Interested'] as const;
export type InterestedStatus = (typeof INTERESTED_STATUSES)[number];

/** The chances that leads of a buyer succeed (R117). */
export const CHANCES_OF_LEAD = ['Low', 'Good', 'Strong'] as const;
export type ChanceOfLead = (typeof CHANCES_OF_LEAD)[number];

/** The progress of the good cause of a buyer in winning it over (R118). */
export const GOOD_CAUSE_ACTIONS = ["Haven't Done", 'In Process', 'Completed', 'Other'] as const;
export type GoodCauseAction = (typeof GOOD_CAUSE_ACTIONS)[number];
