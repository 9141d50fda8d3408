import type { SupplierStatus } from '../graphql/schema.generated';
import type { StatusTone } from '../ui/status-tag';

/** Labels of the statuses of a supplier (R068) or a good cause (A85), as they are stored. */
export const recordStatuses: Record<SupplierStatus, string> = {
  ADMIN: 'Admin',
  PROSPECTING: 'Prospecting',
  DRAFTING: 'Drafting',
  APPROVED_AND_LIVE: 'Approved & Live',
  PAUSED_LIVE: 'Paused / Live',
  LEFT_AND_REMOVED: 'Left & Removed',
};

/** The tones of the statuses in lists. */
export const recordTones: Record<SupplierStatus, StatusTone> = {
  ADMIN: 'quiet',
  PROSPECTING: 'new',
  DRAFTING: 'active',
  APPROVED_AND_LIVE: 'good',
  PAUSED_LIVE: 'intro',
  LEFT_AND_REMOVED: 'bad',
};
