import { requireUsableKeyword } from '../../kits/records/url-keyword.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ImpactBuyerChanges } from './impact-buyer.fields.js';

const TAKEN = {
  name: 'impact-buyer-keyword-taken',
  text: 'SELECT 1 FROM impact_buyer WHERE fold(url_keyword) = fold($1) AND id <> $2 LIMIT 1',
};
const CAUSE = { name: 'good-cause-to-choose', text: 'SELECT 1 FROM good_cause WHERE id = $1' };

/**
 * Checks changes to a buyer against the database: the keyword is not taken and not digits only, which are the
 * id of a report (A14), and the good cause exists.
 * @throws AppError BAD_USER_INPUT
 */
export async function checkImpactBuyer(
  { app: { database } }: RequestContext,
  { id }: { id: number },
  changes: ImpactBuyerChanges,
): Promise<ImpactBuyerChanges> {
  const { urlKeyword, goodCauseId } = changes;
  if (urlKeyword) {
    requireUsableKeyword(urlKeyword);
    if (/^\d+$/.test(urlKeyword)) throw badField('urlKeyword', 'A keyword cannot be digits alone.');
    if (await database.readOne(TAKEN, [urlKeyword, id]))
      throw badField('urlKeyword', 'Another impact buyer has this keyword.');
  }
  if (goodCauseId && !(await database.readOne(CAUSE, [goodCauseId])))
    throw badField('goodCauseId', 'There is no such good cause.');
  return changes;
}
