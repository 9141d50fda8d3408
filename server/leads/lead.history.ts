import { keptHistory } from '../platform/history/kept-history.js';
import type { RecordHistory } from '../platform/history/record-history.js';
import { staffOnly } from '../platform/history/staff-only.js';
import { leads } from './keep-lead.js';
import type { Lead } from './lead.entity.js';
import { refuseSecondOpen } from './open-pair.js';

/** Leads in their timeline, with Undo and a trash (A155, A156). */
export const leadHistory: RecordHistory = {
  ...keptHistory(leads, {
    viewer: staffOnly.viewer,
    follows: { archivedAt: 'archived' },
    links: {
      impactBuyerId: { table: 'impact_buyer', name: 'l.name' },
      supplierId: { table: 'supplier', name: 'l.name' },
      personResponsibleId: { table: 'user_account', name: 'coalesce(l.full_name, l.email)' },
    },
  }),
  // What comes back is what the lead said: nothing follows from its former status anew.
  bringBack: async (context, { before }, columns) => {
    await refuseSecondOpen(context, before as Lead, columns as Partial<Lead>);
    return columns;
  },
};
