import { registerEnumType } from 'type-graphql';

/** How far a lead has come (R192); Slim Chance is offered in filters and taken by the API alone (A63). */
export const LeadStatusEnum = {
  CARD_CREATED: 'Card Created',
  ACTION_TAKEN: 'Action Taken',
  SOUNDING_POSITIVE: 'Sounding Positive',
  ENQUIRY_CREATED: 'Enquiry Created',
  SALE: 'Sale',
  FUTURE_FOLLOW_UP: 'Future Follow Up',
  ALREADY_USING: 'Already Using',
  NO_OPPORTUNITY: 'No Opportunity',
  SLIM_CHANCE: 'Slim Chance',
} as const;
export type LeadStatus = (typeof LeadStatusEnum)[keyof typeof LeadStatusEnum];
export const LEAD_STATUSES = Object.values(LeadStatusEnum);
registerEnumType(LeadStatusEnum, { name: 'LeadStatus', description: 'How far a lead has come.' });

/** The columns that hold since when a lead is in a state. */
export type LeadStamp = 'actionTakenAt' | 'soundingPositiveAt' | 'slimChanceAt' | 'noOpportunityAt';

interface LeadState {
  /** The chance that a lead has from the moment it comes to this state; absent: the chance stays. */
  chance?: number;
  /** What is stamped at that moment. */
  stamp?: LeadStamp;
  /** Whether somebody is at it: of a buyer and a supplier one lead is open at a time (A71). */
  open: boolean;
}

/** What follows from coming to a state, whatever the lead was before (R194, R195). */
const STATES: Readonly<Record<LeadStatus, LeadState>> = {
  'Card Created': { open: true },
  'Action Taken': { chance: 20, stamp: 'actionTakenAt', open: true },
  'Sounding Positive': { chance: 60, stamp: 'soundingPositiveAt', open: true },
  'Enquiry Created': { open: false },
  Sale: { chance: 100, open: false },
  'Future Follow Up': { chance: 40, open: true },
  'Already Using': { open: false },
  'No Opportunity': { chance: 0, stamp: 'noOpportunityAt', open: false },
  'Slim Chance': { chance: 10, stamp: 'slimChanceAt', open: true },
};

/** The states of leads that nobody is at any more. */
export const CLOSED_STATUSES: readonly LeadStatus[] = LEAD_STATUSES.filter((status) => !STATES[status].open);

/** What the server writes with every change to a state, whichever client makes it (A145, A65). */
export function followsFrom(status: LeadStatus): { chance?: number } & Partial<Record<LeadStamp, Date>> {
  const { chance, stamp } = STATES[status];
  return { ...(chance !== undefined && { chance }), ...(stamp && { [stamp]: new Date() }) };
}

/** How a lead came to be one (R202). */
export const LeadTypeEnum = {
  DIRECT: 'Direct',
  THEIR_CLIENT: 'Their Client',
  OUT_SOURCING: 'Out Sourcing',
  COLLABORATIVE: 'Collaborative',
} as const;
export type LeadType = (typeof LeadTypeEnum)[keyof typeof LeadTypeEnum];
export const LEAD_TYPES = Object.values(LeadTypeEnum);
registerEnumType(LeadTypeEnum, { name: 'LeadType' });

/** What the buyer says of the offer (A66). */
export const LeadResponseEnum = {
  SOUNDING_POSITIVE: 'Sounding Positive',
  FUTURE_FOLLOW_UP: 'Future Follow Up',
  ALREADY_USING: 'No Opportunity (Already Using)',
  NOT_INTERESTED: 'No Opportunity (Not Interested)',
} as const;
export type LeadResponse = (typeof LeadResponseEnum)[keyof typeof LeadResponseEnum];
export const LEAD_RESPONSES = Object.values(LeadResponseEnum);
registerEnumType(LeadResponseEnum, {
  name: 'LeadResponse',
  description: 'What the buyer says of the offer.',
});
