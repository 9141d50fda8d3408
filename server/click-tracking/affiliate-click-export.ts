import { listExport } from '../tasks/list-export.js';
import { seenClicks } from './affiliate-click-list.js';

/** The CSV export of affiliate link clicks, with those that the caller may see (C040). */
export const affiliateClickExport = listExport({
  noun: 'affiliate-click',
  called: 'affiliate link clicks',
  audience: ['Admin', 'Business'],
  list: seenClicks,
});
