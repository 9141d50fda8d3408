import { sameWords } from '../../forms/choices';
import type { StatusTone } from '../../ui/status-tag';

/** How far a supplier has come (R068), as it is stored and shown. */
export const supplierStatuses = sameWords([
  'Admin',
  'Prospecting',
  'Drafting',
  'Approved & Live',
  'Paused / Live',
  'Left & Removed',
]);
export type SupplierStatus = keyof typeof supplierStatuses;

const tones: Record<SupplierStatus, StatusTone> = {
  Admin: 'quiet',
  Prospecting: 'new',
  Drafting: 'active',
  'Approved & Live': 'good',
  'Paused / Live': 'intro',
  'Left & Removed': 'bad',
};

/** What a status means for whoever reads a list; of one that is not known, nothing. */
export const toneOf = (status: string): StatusTone => tones[status as SupplierStatus] ?? 'quiet';

/** How a contribution is agreed (R093). */
export const contributionTypes = sameWords(['%', '% of specific', 'Fixed cost', 'Range']);
/** Who is called where calls are tracked (R094). */
export const callTrackingTitles = sameWords(['Owner-Operator', 'Salesperson', 'Office']);
/** When somebody is likely to sign up (R098). */
export const months = sameWords([
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
