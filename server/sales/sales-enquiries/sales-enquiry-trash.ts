import type { TrashKind } from '../../kits/records/move-to-trash.js';

const gone = (called: string) =>
  `The ${called} of this enquiry has been deleted. Restore the ${called} first.`;

/** The trash of enquiries. A restored enquiry is linked again to its lead and its reported issues (A155). */
export const enquiryTrash: TrashKind = {
  title: ['fullName', 'enquiryAbout', 'email'],
  pointers: [
    { table: 'lead', column: 'sales_enquiry_id' },
    { table: 'contact_message', column: 'sales_enquiry_id' },
  ],
  weak: [
    { column: 'lead_id', table: 'lead' },
    { column: 'person_responsible_id', table: 'user_account' },
  ],
  clashes: {
    sales_enquiry_supplier_id_fkey: gone('supplier'),
    sales_enquiry_referred_by_supplier_id_fkey: gone('referring supplier'),
    sales_enquiry_impact_buyer_id_fkey: gone('impact buyer'),
    sales_enquiry_good_cause_id_fkey: gone('good cause'),
  },
};
