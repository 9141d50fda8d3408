import { type Noun } from '../../kits/nouns/noun.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { supplierAlertListInputs } from './supplier-alert.inputs.js';
import { SupplierAlertResolver } from './supplier-alert.resolver.js';
import { openAlerts } from './supplier-alerts.read-model.js';

/** Open alerts as a file, for staff. */
const supplierAlertExport = listExport({
  recordType: 'supplier-alert',
  called: 'supplier alerts',
  audience: ['Admin'],
  list: () => openAlerts,
});

/** The alerts of visitors who wait for a supplier: their list and export. */
export const supplierAlertNoun: Noun = {
  tokenResource: 'alerts',
  resolvers: [SupplierAlertResolver],
  listMutations: [
    exportMutation('SupplierAlert', 'exportSupplierAlerts', supplierAlertListInputs, supplierAlertExport),
  ],
};
