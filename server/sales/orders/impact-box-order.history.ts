import { defineHistory } from '../../kits/history/define-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import { impactBoxOrders } from './impact-box-order.commands.js';

/** The history of orders: their timeline, Undo and the trash (A155, A156). */
export const impactBoxOrderHistory = defineHistory(impactBoxOrders, {
  viewer: staffOnly.viewer,
  links: { goodCauseId: { table: 'good_cause', name: 'l.name' } },
});
