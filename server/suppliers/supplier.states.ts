/** How far a supplier has come to be listed (R068); any may follow any other. */
export const SUPPLIER_STATUSES = [
  'Admin',
  'Prospecting',
  'Drafting',
  'Approved & Live',
  'Paused / Live',
  'Left & Removed',
] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

/** How a supplier's contribution is agreed. */
export const CONTRIBUTION_TYPES = ['%', '% of specific', 'Fixed cost', 'Range'] as const;
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number];

/** Who is called where calls are tracked. */
export const CALL_TRACKING_TITLES = ['Owner-Operator', 'Salesperson', 'Office'] as const;
export type CallTrackingTitle = (typeof CALL_TRACKING_TITLES)[number];
