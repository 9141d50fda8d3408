import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { customerExport } from './customer-export.js';
import { customerInputs } from './customers.resolver.js';

export const CustomerExportResolver = exportResolver(
  'Customer',
  'exportCustomers',
  customerExport,
  customerInputs,
);
