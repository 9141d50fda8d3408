import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { goodCauseExport } from './good-cause-export.js';
import { goodCauseInputs } from './good-cause-record.inputs.js';

export const GoodCauseExportResolver = exportResolver(
  'GoodCause',
  'exportGoodCauses',
  goodCauseExport,
  goodCauseInputs,
);
