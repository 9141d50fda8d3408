import { sameWords } from '../forms/choices';
import type { StatusTone } from '../ui/status-tag';

/** How far a supplier (R068) or a good cause (A85) has come, as it is stored and shown. */
export const recordStatuses = sameWords([
  'Admin',
  'Prospecting',
  'Drafting',
  'Approved & Live',
  'Paused / Live',
  'Left & Removed',
]);
export type RecordStatus = keyof typeof recordStatuses;

const tones: Record<RecordStatus, StatusTone> = {
  Admin: 'quiet',
  Prospecting: 'new',
  Drafting: 'active',
  'Approved & Live': 'good',
  'Paused / Live': 'intro',
  'Left & Removed': 'bad',
};

/** What a status means for whoever reads a list; of one that is not known, nothing. */
export const toneOfStatus = (status: string): StatusTone => tones[status as RecordStatus] ?? 'quiet';
