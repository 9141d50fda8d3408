import sql from 'sql-template-tag';
import { isStaff, staffKeeper } from '../records/staff-keeper.js';
import { type RecordHistory, STAFF } from './record-history.js';

/** Of records that are staff's alone. */
export const staffOnly: Pick<RecordHistory, 'viewer' | 'keeper'> = {
  viewer: (context) => (isStaff(context) ? sql`${STAFF}::text` : null),
  keeper: staffKeeper,
};
