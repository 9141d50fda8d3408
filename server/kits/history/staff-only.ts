import sql from 'sql-template-tag';
import { isStaff, requireStaffRole } from '../records/staff-access.js';
import { type RecordHistory, STAFF } from './record-history.js';

/** Rights for records that only staff see and change. */
export const staffOnly: Pick<RecordHistory, 'viewer' | 'editorRole'> = {
  viewer: (context) => (isStaff(context) ? sql`${STAFF}::text` : null),
  editorRole: requireStaffRole,
};
