import { listExport } from '../../kits/tasks/list-export.js';
import { allServices } from './service-list.js';

/** Services as a CSV file, for staff. */
export const serviceExport = listExport({
  recordType: 'service',
  called: 'services',
  audience: ['Admin'],
  list: () => allServices,
});
