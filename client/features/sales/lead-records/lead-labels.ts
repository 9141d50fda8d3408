import { CHANCE_OF_STATUS } from '../../../../shared/lead-chances';
import type { LeadResponse, LeadStatus, LeadType } from '../../../graphql/schema.generated';
import type { StatusTone } from '../../../ui/status-tag';

/** Statuses of a lead (R192); Slim Chance is for filters only and cannot be chosen (A63). */
export const leadStatuses: Record<LeadStatus, string> = {
  CARD_CREATED: 'Card Created',
  ACTION_TAKEN: 'Action Taken',
  SOUNDING_POSITIVE: 'Sounding Positive',
  ENQUIRY_CREATED: 'Enquiry Created',
  SALE: 'Sale',
  FUTURE_FOLLOW_UP: 'Future Follow Up',
  ALREADY_USING: 'Already Using',
  NO_OPPORTUNITY: 'No Opportunity',
  SLIM_CHANCE: 'Slim Chance',
};

const { SLIM_CHANCE: _, ...chosen } = leadStatuses;
/** Statuses that users can choose. */
export const chosenStatuses: Omit<Record<LeadStatus, string>, 'SLIM_CHANCE'> = chosen;

export const leadTones: Record<LeadStatus, StatusTone> = {
  CARD_CREATED: 'new',
  ACTION_TAKEN: 'active',
  SOUNDING_POSITIVE: 'intro',
  ENQUIRY_CREATED: 'active',
  SALE: 'good',
  FUTURE_FOLLOW_UP: 'quiet',
  ALREADY_USING: 'quiet',
  NO_OPPORTUNITY: 'bad',
  SLIM_CHANCE: 'quiet',
};

/** The chance that the server sets with a status, in percent (R194); the other statuses do not change it. */
export const chanceOf: Partial<Record<LeadStatus, number>> = CHANCE_OF_STATUS;

/** Types of leads, by their origin (R202). */
export const leadTypes: Record<LeadType, string> = {
  DIRECT: 'Direct',
  THEIR_CLIENT: 'Their Client',
  OUT_SOURCING: 'Out Sourcing',
  COLLABORATIVE: 'Collaborative',
};

/** Answers of the buyer (A66). */
export const leadResponses: Record<LeadResponse, string> = {
  SOUNDING_POSITIVE: 'Interested Now',
  FUTURE_FOLLOW_UP: 'Interested in Future',
  ALREADY_USING: 'Already Using',
  NOT_INTERESTED: 'Not Interested',
};

/** The bands of estimated revenue, by their numbers (R210). */
export const revenueBands: Readonly<Record<number, string>> = {
  1: 'Under $500',
  2: '$500-$2,000',
  3: '$2,000-$5,000',
  4: '$5,000-$10,000',
  5: '$10,000+',
};

/** The bands of estimated contribution, by their numbers (R211). */
export const contributionBands: Readonly<Record<number, string>> = {
  1: 'Under $100',
  2: '$100-$200',
  3: '$200-$500',
  4: '$500-$1,000',
  5: '$1,000+',
};

/** Weights of a lead; leads with more weight come first (R203). */
export const weights: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: 11 }, (_, weight) => [weight, String(weight)]),
);
