import sql from 'sql-template-tag';
import { keptHistory } from '../platform/history/kept-history.js';
import { causesOf } from './good-cause.policy.js';
import { goodCauses } from './keep-good-cause.js';

/** The history of good causes, for staff: timeline, undo and trash (A155, A156). */
export const goodCauseHistory = keptHistory(goodCauses, {
  viewer: (context) => (causesOf(context)[0] ? sql`'Admin'::text` : null),
});
