import { keptHistory } from '../platform/history/kept-history.js';
import { staffOnly } from '../platform/history/staff-only.js';
import { impactBoxOrders } from './keep-impact-box-order.js';

/** The history of orders: their timeline, Undo and the trash (A155, A156). */
export const impactBoxOrderHistory = keptHistory(impactBoxOrders, {
  viewer: staffOnly.viewer,
  links: { goodCauseId: { table: 'good_cause', name: 'l.name' } },
});
