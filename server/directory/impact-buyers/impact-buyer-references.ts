import sql from 'sql-template-tag';
import type { Reference } from '../../kits/records/references.js';

/** The records that can refer to an impact buyer. It cannot be deleted while any of them do (A155). */
export const impactBuyerReferences: readonly Reference[] = [
  {
    called: ['enquiry', 'enquiries'],
    count: (id) => sql`SELECT count(*) FROM sales_enquiry WHERE impact_buyer_id = ${id}`,
  },
  { called: ['lead', 'leads'], count: (id) => sql`SELECT count(*) FROM lead WHERE impact_buyer_id = ${id}` },
  {
    called: ['user', 'users'],
    count: (id) => sql`SELECT count(*) FROM user_account WHERE impact_buyer_id = ${id}`,
  },
  {
    called: ['supplier', 'suppliers'],
    count: (id) => sql`SELECT count(*) FROM supplier WHERE impact_buyer_id = ${id}`,
  },
];
