import { listExport } from '../tasks/list-export.js';
import { keptBuyers } from './impact-buyer-record.read-model.js';

/** Impact buyers as a CSV file, with what their keeper may see (A38). */
export const impactBuyerExport = listExport({
  noun: 'impact-buyer',
  called: 'impact buyers',
  audience: ['Admin', 'ImpactBusiness'],
  list: keptBuyers,
});
