import { listExport } from '../tasks/list-export.js';
import { keptCauses } from './good-cause-record.read-model.js';

/** Good causes as a CSV file: all of them for staff, its own for the user of one (A158). */
export const goodCauseExport = listExport({
  noun: 'good-cause',
  called: 'good causes',
  audience: ['Admin', 'GoodCause'],
  list: keptCauses,
});
