import sql from 'sql-template-tag';
import { defineHistory } from '../../kits/history/define-history.js';
import { impactBuyers } from './impact-buyer.commands.js';
import { visibleTo } from './impact-buyer.policy.js';

/** The history of impact buyers: timeline, undo and trash (A155, A156). */
export const impactBuyerHistory = defineHistory(impactBuyers, {
  links: {
    goodCauseId: { table: 'good_cause', name: 'l.name' },
    supplierId: { table: 'supplier', name: 'l.name' },
  },
  viewer: (context) => {
    const [all, ownId] = visibleTo(context);
    if (all) return sql`'Admin'::text`;
    return ownId === null ? null : sql`CASE WHEN r.id = ${ownId}::integer THEN 'ImpactBuyer' END`;
  },
});
