import { sameText } from '../forms/choices';
import type { StatusTone } from '../ui/status-tag';

/** Statuses of a supplier (R068) or a good cause (A85), as they are stored and shown. */
export const recordStatuses = sameText([
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

/** Returns the tone of a status in lists; `quiet` for an unknown one. */
export const toneOfStatus = (status: string): StatusTone => tones[status as RecordStatus] ?? 'quiet';
