import { listExport } from '../tasks/list-export.js';
import { allWhoEnquired } from './customers.read-model.js';

/** Everybody who has enquired as a CSV file, for staff (C127). */
export const customerExport = listExport({
  noun: 'customer',
  called: 'customers',
  audience: ['Admin'],
  list: () => allWhoEnquired,
  // Each step puts the enquiries of everybody together.
  perStep: 5000,
});
