import type { TrashKind } from '../../kits/records/move-to-trash.js';

const gone = (called: string) => `The ${called} of this lead has been deleted. Restore the ${called} first.`;

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
      'This buyer and supplier already have another open lead. Archive or delete that lead first.',
    lead_sales_enquiry_id_key: 'The enquiry of this lead now belongs to another lead.',
    lead_impact_buyer_id_fkey: gone('impact buyer'),
    lead_supplier_id_fkey: gone('supplier'),
  },
};
