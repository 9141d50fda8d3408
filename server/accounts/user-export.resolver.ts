import { exportResolver } from '../kits/tasks/export-resolver.js';
import { userExport } from './user-export.js';
import { userInputs } from './user-record.inputs.js';

export const UserExportResolver = exportResolver('User', 'exportUsers', userExport, userInputs);
