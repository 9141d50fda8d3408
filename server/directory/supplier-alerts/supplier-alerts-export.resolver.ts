import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { supplierAlertListInputs } from './supplier-alert.inputs.js';
import { supplierAlertExport } from './supplier-alerts-export.js';

export const SupplierAlertExportResolver = exportResolver(
  'SupplierAlert',
  'exportSupplierAlerts',
  supplierAlertExport,
  supplierAlertListInputs,
);
