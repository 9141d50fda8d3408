import { listExport } from '../tasks/list-export.js';
import { allUsers } from './user-record.read-model.js';

/** Users as a CSV file, for staff (R293). */
export const userExport = listExport({
  noun: 'user',
  called: 'users',
  audience: ['Admin'],
  list: allUsers,
});
