import { registerEnumType } from 'type-graphql';
import { CHANCE_OF_STATUS } from '../../../shared/lead-chances.js';

/**
 * The statuses of a lead (R192). Screens offer Slim Chance only as a filter. The API also accepts it as a
 * value (A63).
 */
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
registerEnumType(LeadStatusEnum, {
  name: 'LeadStatus',
  description: 'The status of a lead.',
  valuesConfig: {
    CARD_CREATED: { description: 'The lead has been created. No action has been taken.' },
    ACTION_TAKEN: { description: 'Staff have contacted the impact buyer. Sets the chance to 20 percent.' },
    SOUNDING_POSITIVE: { description: 'The impact buyer is interested. Sets the chance to 60 percent.' },
    ENQUIRY_CREATED: { description: 'The lead has an enquiry. The lead is closed.' },
    SALE: { description: 'The lead led to a sale. The lead is closed. Sets the chance to 100 percent.' },
    FUTURE_FOLLOW_UP: {
      description: 'The impact buyer may be interested in future. Sets the chance to 40 percent.',
    },
    ALREADY_USING: { description: 'The impact buyer already uses the supplier. The lead is closed.' },
    NO_OPPORTUNITY: {
      description: 'The impact buyer is not interested. The lead is closed. Sets the chance to 0 percent.',
    },
    SLIM_CHANCE: { description: 'A sale is unlikely. Sets the chance to 10 percent.' },
  },
});

/** The columns with the time at which a lead came to a status. */
export type LeadStamp = 'actionTakenAt' | 'soundingPositiveAt' | 'slimChanceAt' | 'noOpportunityAt';

interface LeadState {
  /** The chance in percent that this status sets. Absent if the chance stays as it is. */
  chance?: number;
  /** The column that is set to the current time. Absent if there is none for this status. */
  stamp?: LeadStamp;
  /** True if the lead is open. A buyer and a supplier have at most one open lead (A71). */
  open: boolean;
}

/** The effects of setting each status, whatever the status was before (R194, R195). */
const STATES: Readonly<Record<LeadStatus, LeadState>> = {
  'Card Created': { open: true },
  'Action Taken': { chance: CHANCE_OF_STATUS.ACTION_TAKEN, stamp: 'actionTakenAt', open: true },
  'Sounding Positive': {
    chance: CHANCE_OF_STATUS.SOUNDING_POSITIVE,
    stamp: 'soundingPositiveAt',
    open: true,
  },
  'Enquiry Created': { open: false },
  Sale: { chance: CHANCE_OF_STATUS.SALE, open: false },
  'Future Follow Up': { chance: CHANCE_OF_STATUS.FUTURE_FOLLOW_UP, open: true },
  'Already Using': { open: false },
  'No Opportunity': { chance: CHANCE_OF_STATUS.NO_OPPORTUNITY, stamp: 'noOpportunityAt', open: false },
  'Slim Chance': { chance: CHANCE_OF_STATUS.SLIM_CHANCE, stamp: 'slimChanceAt', open: true },
};

/** The statuses of closed leads. */
export const CLOSED_STATUSES: readonly LeadStatus[] = LEAD_STATUSES.filter((status) => !STATES[status].open);

/**
 * Returns the values that the server writes with a change to this status, whichever client makes it (A145,
 * A65).
 */
export function followsFrom(status: LeadStatus): { chance?: number } & Partial<Record<LeadStamp, Date>> {
  const { chance, stamp } = STATES[status];
  return { ...(chance !== undefined && { chance }), ...(stamp && { [stamp]: new Date() }) };
}

/** The types of a lead (R202). */
export const LeadTypeEnum = {
  DIRECT: 'Direct',
  THEIR_CLIENT: 'Their Client',
  OUT_SOURCING: 'Out Sourcing',
  COLLABORATIVE: 'Collaborative',
} as const;
export type LeadType = (typeof LeadTypeEnum)[keyof typeof LeadTypeEnum];
export const LEAD_TYPES = Object.values(LeadTypeEnum);
registerEnumType(LeadTypeEnum, {
  name: 'LeadType',
  description: 'The type of a lead.',
  valuesConfig: {
    DIRECT: { description: 'A direct lead.' },
    THEIR_CLIENT: { description: 'A lead for a client of the impact buyer.' },
    OUT_SOURCING: { description: 'A lead for outsourced work.' },
    COLLABORATIVE: { description: 'A lead for collaborative work.' },
  },
});

/** The responses of a buyer to an offer (A66). */
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
  description: 'The response of an impact buyer to an offer. The status of the lead follows from it.',
  valuesConfig: {
    SOUNDING_POSITIVE: { description: 'Interested now. The lead becomes Sounding Positive.' },
    FUTURE_FOLLOW_UP: { description: 'Interested in future. The lead becomes Future Follow Up.' },
    ALREADY_USING: { description: 'Already uses the supplier. The lead becomes Already Using.' },
    NOT_INTERESTED: { description: 'Not interested. The lead becomes No Opportunity.' },
  },
});
