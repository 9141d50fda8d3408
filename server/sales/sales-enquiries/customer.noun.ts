import { type Noun } from '../../kits/nouns/noun.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { allWhoEnquired } from './customers.read-model.js';
import { CustomerResolver, customerInputs } from './customers.resolver.js';

/** The export of customers as a CSV file, for staff (C127). */
const customerExport = listExport({
  recordType: 'customer',
  called: 'customers',
  audience: ['Admin'],
  list: () => allWhoEnquired,
  // Each step groups all enquiries again.
  perStep: 5000,
});

/** The customers, who are the senders of enquiries: their list and export. */
export const customerNoun: Noun = {
  tokenResource: 'enquiries',
  resolvers: [CustomerResolver],
  listMutations: [exportMutation('Customer', 'exportCustomers', customerInputs, customerExport)],
};
