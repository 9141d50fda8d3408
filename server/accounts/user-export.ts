import { listExport } from '../kits/tasks/list-export.js';
import { allUsers } from './user-record.read-model.js';

/** The CSV export of users, for staff (R293). */
export const userExport = listExport({
  recordType: 'user',
  called: 'users',
  audience: ['Admin'],
  list: allUsers,
});
