import { sameWords } from '../forms/choices';
import type { StatusTone } from '../ui/status-tag';

/** Whether a buyer wants to buy through us (R116). */
export const interestedStatuses = sameWords(['Prospecting', 'Open', 'Not Interested']);
export type InterestedStatus = keyof typeof interestedStatuses;

const tones: Record<InterestedStatus, StatusTone> = {
  Prospecting: 'new',
  Open: 'good',
  'Not Interested': 'bad',
};

/** What its interest means for whoever reads a list; of one that is not known, nothing. */
export const toneOfInterest = (interest: string): StatusTone =>
  tones[interest as InterestedStatus] ?? 'quiet';
