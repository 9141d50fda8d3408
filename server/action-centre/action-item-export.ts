import { listExport } from '../tasks/list-export.js';
import { allActionItems } from './action-item.read-model.js';

/** Actions as a CSV file, for staff (R246). */
export const actionItemExport = listExport({
  noun: 'action-item',
  called: 'actions',
  audience: ['Admin'],
  list: () => allActionItems,
});
