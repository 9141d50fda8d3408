import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { leadExport } from './lead-export.js';
import { leadInputs } from './lead-record.inputs.js';

export const LeadExportResolver = exportResolver('Lead', 'exportLeads', leadExport, leadInputs);
