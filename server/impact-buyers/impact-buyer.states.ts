/** How far a buyer's report has come; only the last is public (R115). */
export const BUYER_STATUSES = ['Data Only', 'Drafting', 'Live Report'] as const;
export type BuyerStatus = (typeof BUYER_STATUSES)[number];

/** Whether a buyer wants to buy through us (R116). */
export const INTERESTED_STATUSES = ['Prospecting', 'Open', 'Not Interested'] as const;
export type InterestedStatus = (typeof INTERESTED_STATUSES)[number];

/** How likely a lead of it is to come to something (R117). */
export const CHANCES_OF_LEAD = ['Low', 'Good', 'Strong'] as const;
export type ChanceOfLead = (typeof CHANCES_OF_LEAD)[number];

/** How far its good cause has come with it (R118). */
export const GOOD_CAUSE_ACTIONS = ["Haven't Done", 'In Process', 'Completed', 'Other'] as const;
export type GoodCauseAction = (typeof GOOD_CAUSE_ACTIONS)[number];
