import type { ImpactBuyerStatus } from '../graphql/schema.generated';
import type { StatusTone } from './status-tag';

/** Labels of the statuses of a buyer's report; only `LIVE_REPORT` is public (R115). */
export const buyerStatuses: Record<ImpactBuyerStatus, string> = {
  DATA_ONLY: 'Data Only',
  DRAFTING: 'Drafting',
  LIVE_REPORT: 'Live Report',
};

/** The tones of a status in lists. */
export const buyerStatusTones: Record<ImpactBuyerStatus, StatusTone> = {
  DATA_ONLY: 'quiet',
  DRAFTING: 'active',
  LIVE_REPORT: 'good',
};
