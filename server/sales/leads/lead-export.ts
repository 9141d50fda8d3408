import { listExport } from '../../kits/tasks/list-export.js';
import { allLeads } from './lead-record.read-model.js';

/** The CSV export of leads, for staff (R216). */
export const leadExport = listExport({
  recordType: 'lead',
  called: 'leads',
  audience: ['Admin'],
  list: () => allLeads,
});
