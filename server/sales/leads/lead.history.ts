import { defineHistory } from '../../kits/history/define-history.js';
import type { RecordHistory } from '../../kits/history/record-history.js';
import { staffOnly } from '../../kits/history/record-history.js';
import { leads } from './lead.commands.js';
import type { Lead } from './lead.entity.js';
import { refuseSecondOpen } from './open-lead.js';

/** The history of leads: timeline, undo and trash (A155, A156). */
export const leadHistory: RecordHistory = {
  ...defineHistory(leads, {
    viewer: staffOnly.viewer,
    follows: { archivedAt: 'archived' },
    links: {
      impactBuyerId: { table: 'impact_buyer', name: 'l.name' },
      supplierId: { table: 'supplier', name: 'l.name' },
      personResponsibleId: { table: 'user_account', name: 'coalesce(l.full_name, l.email)' },
    },
  }),
  // Restores the former values as they were. A restored status has no further effects.
  bringBack: async (context, { before }, columns) => {
    await refuseSecondOpen(context, before as Lead, columns as Partial<Lead>);
    return columns;
  },
};
