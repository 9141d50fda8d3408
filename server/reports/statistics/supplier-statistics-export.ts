import { listExport } from '../../kits/tasks/list-export.js';
import type { Period } from './period.js';
import { supplierStatisticsList } from './supplier-statistics.read-model.js';

/** The export of the suppliers of a period with their figures as a CSV file, for staff (R276). */
export const supplierStatisticsExport = listExport({
  recordType: 'supplier-statistics',
  called: 'supplier statistics',
  audience: ['Admin'],
  list: (_context, _filter, given) => supplierStatisticsList(given as Period),
});
