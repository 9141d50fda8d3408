import sql from 'sql-template-tag';
import type { Reference } from '../../kits/records/references.js';

/** The records that can refer to a good cause. It cannot be deleted while any of them do (A155). */
export const goodCauseReferences: readonly Reference[] = [
  {
    called: ['enquiry', 'enquiries'],
    count: (id) => sql`SELECT count(*) FROM sales_enquiry WHERE good_cause_id = ${id}`,
  },
  {
    called: ['impact buyer', 'impact buyers'],
    count: (id) => sql`SELECT count(*) FROM impact_buyer WHERE good_cause_id = ${id}`,
  },
  {
    called: ['user', 'users'],
    count: (id) => sql`SELECT count(*) FROM user_account WHERE good_cause_id = ${id}`,
  },
  {
    called: ['impact box order', 'impact box orders'],
    count: (id) => sql`SELECT count(*) FROM impact_box_order WHERE good_cause_id = ${id}`,
  },
];
