import sql from 'sql-template-tag';
import { keptHistory } from '../platform/history/kept-history.js';
import { userOf } from '../platform/request-context.js';
import { users } from './keep-user.js';

/** Users in their timeline, with Undo (A156); what became of them is for staff alone. */
export const userHistory = keptHistory(users, {
  links: {
    supplierId: { table: 'supplier', name: 'l.name' },
    impactBuyerId: { table: 'impact_buyer', name: 'l.name' },
    goodCauseId: { table: 'good_cause', name: 'l.name' },
  },
  viewer: (context) => (userOf(context)?.roles.includes('Admin') ? sql`'Admin'::text` : null),
});
