import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { actionItemInputs } from './action-item.inputs.js';
import { actionItemExport } from './action-item-export.js';

export const ActionItemExportResolver = exportResolver(
  'ActionItem',
  'exportActionItems',
  actionItemExport,
  actionItemInputs,
);
