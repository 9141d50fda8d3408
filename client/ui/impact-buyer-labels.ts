import type { ChanceOfLead, GoodCauseAction, InterestedStatus } from '../graphql/schema.generated';
import type { StatusTone } from './status-tag';

/** Labels of a buyer's interest in buying through us (R116). */
export const interestedStatuses: Record<InterestedStatus, string> = {
  PROSPECTING: 'Prospecting',
  OPEN: 'Open',
  NOT_INTERESTED: 'Not Interested',
};

/** The tones of an interest in lists. */
export const interestTones: Record<InterestedStatus, StatusTone> = {
  PROSPECTING: 'new',
  OPEN: 'good',
  NOT_INTERESTED: 'bad',
};

/** Labels of the chances that a lead for the buyer succeeds (R117). */
export const chancesOfLead: Record<ChanceOfLead, string> = { LOW: 'Low', GOOD: 'Good', STRONG: 'Strong' };

/** Labels of a good cause's progress in winning the buyer (R118). */
export const goodCauseActions: Record<GoodCauseAction, string> = {
  NOT_DONE: 'Haven’t Done',
  IN_PROCESS: 'In Process',
  COMPLETED: 'Completed',
  OTHER: 'Other',
};
