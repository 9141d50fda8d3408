import sql from 'sql-template-tag';
import { importedNoun } from '../imports/imported-noun.js';
import { impactBuyerHistory } from './impact-buyer.history.js';
import { keptBuyers } from './impact-buyer-record.read-model.js';
import {
  createImpactBuyer,
  deleteImpactBuyer,
  impactBuyers,
  updateImpactBuyer,
} from './keep-impact-buyer.js';

/** Impact buyers out of a file, with the good cause that they name. */
export const impactBuyerImport = importedNoun({
  noun: 'impact-buyer',
  called: 'impact buyers',
  kept: impactBuyers,
  create: createImpactBuyer,
  change: updateImpactBuyer,
  remove: deleteImpactBuyer,
  history: impactBuyerHistory,
  names: {
    name: 'names-of-imported-impact-buyers',
    text: 'SELECT id, name FROM impact_buyer WHERE id = ANY ($1::integer[])',
  },
  exported: (context) => {
    const { listed, conditions } = keptBuyers(context);
    return { columns: listed, from: sql`impact_buyer b`, id: sql`b.id`, conditions };
  },
  keyword: 'urlKeyword',
  name: 'name',
  lookups: {
    chosenGoodCause: {
      becomes: 'goodCauseId',
      many: false,
      called: 'good cause',
      find: {
        name: 'good-causes-by-name',
        text: 'SELECT id, name FROM good_cause WHERE fold(name) = ANY ($1::text[])',
      },
    },
  },
});
