/**
 * The statuses of a good cause, with the same names as those of suppliers (R106, A85). Any status may follow
 * any other.
 */
export const GOOD_CAUSE_STATUSES = [
  'Admin',
  'Prospecting',
  'Drafting',
  'Approved & Live',
  'Paused / Live',
  'Left & Removed',
] as const;
export type GoodCauseStatus = (typeof GOOD_CAUSE_STATUSES)[number];
