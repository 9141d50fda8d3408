import { listExport } from '../../kits/tasks/list-export.js';
import { openAlerts } from './supplier-alerts.read-model.js';

/** Open alerts as a file, for staff. */
export const supplierAlertExport = listExport({
  recordType: 'supplier-alert',
  called: 'supplier alerts',
  audience: ['Admin'],
  list: () => openAlerts,
});
