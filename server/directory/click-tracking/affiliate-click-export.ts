import { listExport } from '../../kits/tasks/list-export.js';
import { visibleClicks } from './affiliate-click-list.js';

/** The CSV export of affiliate link clicks, with those that the caller may see (C040). */
export const affiliateClickExport = listExport({
  recordType: 'affiliate-click',
  called: 'affiliate link clicks',
  audience: ['Admin', 'Business'],
  list: visibleClicks,
});
