import sql from 'sql-template-tag';
import { defineHistory } from '../kits/history/define-history.js';
import { userOf } from '../platform/request-context.js';
import { users } from './user.commands.js';

/** The history of users, for staff: timeline and undo (A156). */
export const userHistory = defineHistory(users, {
  links: {
    supplierId: { table: 'supplier', name: 'l.name' },
    impactBuyerId: { table: 'impact_buyer', name: 'l.name' },
    goodCauseId: { table: 'good_cause', name: 'l.name' },
  },
  viewer: (context) => (userOf(context)?.roles.includes('Admin') ? sql`'Admin'::text` : null),
});
