import { listExport } from '../../kits/tasks/list-export.js';
import { causeRecordList } from './good-cause-record.read-model.js';

/** The CSV export of good causes: all for staff, only their own for users of a good cause (A158). */
export const goodCauseExport = listExport({
  recordType: 'good-cause',
  called: 'good causes',
  audience: ['Admin', 'GoodCause'],
  list: causeRecordList,
});
