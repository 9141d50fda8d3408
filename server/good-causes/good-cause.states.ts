/** How far a cause has come to be approved: the same words as for suppliers (R106, A85); any may follow any other. */
export const GOOD_CAUSE_STATUSES = [
  'Admin',
  'Prospecting',
  'Drafting',
  'Approved & Live',
  'Paused / Live',
  'Left & Removed',
] as const;
export type GoodCauseStatus = (typeof GOOD_CAUSE_STATUSES)[number];
