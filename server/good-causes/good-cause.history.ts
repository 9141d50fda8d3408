import sql from 'sql-template-tag';
import { keptHistory } from '../platform/history/kept-history.js';
import { causesOf } from './good-cause.policy.js';
import { goodCauses } from './keep-good-cause.js';

/** Good causes in their timeline, with Undo and a trash (A155, A156); for staff. */
export const goodCauseHistory = keptHistory(goodCauses, {
  viewer: (context) => (causesOf(context)[0] ? sql`'Admin'::text` : null),
});
