import { listExport } from '../tasks/list-export.js';
import { seenClicks } from './affiliate-click-list.js';

/** Visits through suppliers' own buttons as a CSV file, as the caller sees them (C040). */
export const affiliateClickExport = listExport({
  noun: 'affiliate-click',
  called: 'affiliate link clicks',
  audience: ['Admin', 'Business'],
  list: seenClicks,
});
