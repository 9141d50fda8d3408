import sql from 'sql-template-tag';
import { defineHistory } from '../../kits/history/define-history.js';
import { goodCauses } from './good-cause.commands.js';
import { causesOf } from './good-cause.policy.js';

/** The history of good causes, for staff: timeline, undo and trash (A155, A156). */
export const goodCauseHistory = defineHistory(goodCauses, {
  viewer: (context) => (causesOf(context)[0] ? sql`'Admin'::text` : null),
});
