import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { serviceExport } from './service-export.js';
import { serviceInputs } from './service-list.resolver.js';

export const ServiceExportResolver = exportResolver(
  'Service',
  'exportServices',
  serviceExport,
  serviceInputs,
);
