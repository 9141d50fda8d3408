import { type Noun } from '../../kits/nouns/noun.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { visibleClicks } from './affiliate-click-list.js';
import { AffiliateClickListResolver, affiliateClickInputs } from './affiliate-click-list.resolver.js';
import { ClickResolver } from './click.resolver.js';

/** The CSV export of affiliate link clicks, with those that the caller may see (C040). */
const affiliateClickExport = listExport({
  recordType: 'affiliate-click',
  called: 'affiliate link clicks',
  audience: ['Admin', 'Business'],
  list: visibleClicks,
});

/** The clicks on links of suppliers and their export. */
export const affiliateClickNoun: Noun = {
  tokenResource: 'clicks',
  resolvers: [ClickResolver, AffiliateClickListResolver],
  listMutations: [
    exportMutation('AffiliateClick', 'exportAffiliateClicks', affiliateClickInputs, affiliateClickExport),
  ],
};
