import sql from 'sql-template-tag';
import { defineImport } from '../../kits/imports/import-definition.js';
import { badField } from '../../platform/errors.js';
import {
  createImpactBuyer,
  deleteImpactBuyer,
  impactBuyers,
  updateImpactBuyer,
} from './impact-buyer.commands.js';
import { impactBuyerHistory } from './impact-buyer.history.js';
import { buyerRecordList } from './impact-buyer-record.read-model.js';

const BY_ADDRESS = {
  name: 'impact-buyer-by-address',
  text: 'SELECT id, name FROM impact_buyer WHERE lower(email) = lower($1) ORDER BY id LIMIT 1',
};

/** The import of impact buyers from a file. A column can name their good cause. */
export const impactBuyerImport = defineImport({
  recordType: 'impact-buyer',
  tokenResource: 'buyers',
  called: 'impact buyers',
  definition: impactBuyers,
  create: createImpactBuyer,
  change: updateImpactBuyer,
  remove: deleteImpactBuyer,
  history: impactBuyerHistory,
  names: {
    name: 'names-of-imported-impact-buyers',
    text: 'SELECT id, name FROM impact_buyer WHERE id = ANY ($1::integer[])',
  },
  exported: (context) => {
    const { listed, conditions } = buyerRecordList(context);
    return { columns: listed, from: sql`impact_buyer b`, id: sql`b.id`, conditions };
  },
  refuseNew: async ({ app }, { email }) => {
    const known = email
      ? await app.database.readOne<{ id: number; name: string }>(BY_ADDRESS, [email])
      : null;
    if (!known) return;
    const whose = `${known.name} (ID ${known.id}) has this email address.`;
    throw badField(
      'email',
      `${whose} Add that ID to the row to change this buyer, or create a second buyer on the New impact buyer screen.`,
    );
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
