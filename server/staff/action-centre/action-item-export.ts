import { listExport } from '../../kits/tasks/list-export.js';
import { allActionItems } from './action-item.read-model.js';

/** The CSV export of actions, for staff (R246). */
export const actionItemExport = listExport({
  recordType: 'action-item',
  called: 'actions',
  audience: ['Admin'],
  list: () => allActionItems,
});
