import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { impactBuyerExport } from './impact-buyer-export.js';
import { impactBuyerInputs } from './impact-buyer-record.inputs.js';

export const ImpactBuyerExportResolver = exportResolver(
  'ImpactBuyer',
  'exportImpactBuyers',
  impactBuyerExport,
  impactBuyerInputs,
);
