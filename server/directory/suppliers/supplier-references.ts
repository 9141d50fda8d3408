import sql from 'sql-template-tag';
import type { Reference } from '../../kits/records/references.js';

/** The records that may refer to a supplier, which then cannot be deleted (A155). */
export const supplierReferences: readonly Reference[] = [
  {
    called: ['enquiry', 'enquiries'],
    count: (id) =>
      sql`SELECT count(*) FROM sales_enquiry WHERE supplier_id = ${id} OR referred_by_supplier_id = ${id}`,
  },
  { called: ['lead', 'leads'], count: (id) => sql`SELECT count(*) FROM lead WHERE supplier_id = ${id}` },
  {
    called: ['user', 'users'],
    count: (id) => sql`SELECT count(*) FROM user_account WHERE supplier_id = ${id}`,
  },
  {
    called: ['impact buyer', 'impact buyers'],
    count: (id) => sql`SELECT count(*) FROM impact_buyer WHERE supplier_id = ${id}`,
  },
  {
    called: ['featured listing', 'featured listings'],
    count: (id) => sql`SELECT count(*) FROM featured_listing WHERE supplier_id = ${id}`,
  },
];
