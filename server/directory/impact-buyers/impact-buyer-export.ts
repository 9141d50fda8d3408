import { listExport } from '../../kits/tasks/list-export.js';
import { buyerRecordList } from './impact-buyer-record.read-model.js';

/** The CSV export of impact buyers, with the fields that the caller may see (A38). */
export const impactBuyerExport = listExport({
  recordType: 'impact-buyer',
  called: 'impact buyers',
  audience: ['Admin', 'ImpactBusiness'],
  list: buyerRecordList,
});
