import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { affiliateClickExport } from './affiliate-click-export.js';
import { affiliateClickInputs } from './affiliate-click-list.resolver.js';

export const AffiliateClickExportResolver = exportResolver(
  'AffiliateClick',
  'exportAffiliateClicks',
  affiliateClickExport,
  affiliateClickInputs,
);
