import { listExport } from '../tasks/list-export.js';
import { allLeads } from './lead-record.read-model.js';

/** Leads as a CSV file, for staff (R216). */
export const leadExport = listExport({
  noun: 'lead',
  called: 'leads',
  audience: ['Admin'],
  list: () => allLeads,
});
