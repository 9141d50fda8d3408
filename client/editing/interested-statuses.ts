import { sameText } from '../forms/choices';
import type { StatusTone } from '../ui/status-tag';

/** Statuses of a buyer's interest in buying through us (R116). */
export const interestedStatuses = sameText(['Prospecting', 'Open', 'Not Interested']);
export type InterestedStatus = keyof typeof interestedStatuses;

const tones: Record<InterestedStatus, StatusTone> = {
  Prospecting: 'new',
  Open: 'good',
  'Not Interested': 'bad',
};

/** Returns the tone of an interest in lists; `quiet` for an unknown one. */
export const toneOfInterest = (interest: string): StatusTone =>
  tones[interest as InterestedStatus] ?? 'quiet';
