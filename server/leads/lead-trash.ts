import type { TrashKind } from '../platform/records/move-to-trash.js';

const gone = (what: string) => `${what} has been deleted. Restore that one first.`;

/** The trash definition of leads. A restored lead is linked to its enquiry again (A155). */
export const leadTrash: TrashKind = {
  title: ['listTitle', 'fromName'],
  pointers: [{ table: 'sales_enquiry', column: 'lead_id' }],
  weak: [
    { column: 'sales_enquiry_id', table: 'sales_enquiry' },
    { column: 'person_responsible_id', table: 'user_account' },
  ],
  clashes: {
    lead_open_pair_key:
      'There is another open lead for its impact buyer and its supplier now. Archive or delete that one first.',
    lead_sales_enquiry_id_key: 'Its enquiry belongs to another lead now.',
    lead_impact_buyer_id_fkey: gone('Its impact buyer'),
    lead_supplier_id_fkey: gone('Its supplier'),
  },
};
