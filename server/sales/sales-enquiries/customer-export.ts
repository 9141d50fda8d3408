import { listExport } from '../../kits/tasks/list-export.js';
import { allWhoEnquired } from './customers.read-model.js';

/** The export of customers as a CSV file, for staff (C127). */
export const customerExport = listExport({
  recordType: 'customer',
  called: 'customers',
  audience: ['Admin'],
  list: () => allWhoEnquired,
  // Each step groups all enquiries again.
  perStep: 5000,
});
