/** The statuses of a supplier (R068). Any may follow any other. */
export const SUPPLIER_STATUSES = [
  'Admin',
  'Prospecting',
  'Drafting',
  'Approved & Live',
  'Paused / Live',
  'Left & Removed',
] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

/** The ways in which a contribution can be agreed. */
export const CONTRIBUTION_TYPES = ['%', '% of specific', 'Fixed cost', 'Range'] as const;
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number];

/** The people who can receive tracked calls. */
export const CALL_TRACKING_TITLES = ['Owner-Operator', 'Salesperson', 'Office'] as const;
export type CallTrackingTitle = (typeof CALL_TRACKING_TITLES)[number];
