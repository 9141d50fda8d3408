import type { Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors.js';
import { findByKey, type KeyLookup } from '../../platform/identity/find-by-key.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { causeEditorRoleOf } from '../good-causes/good-cause.policy.js';
import { changeProspectingBuyer } from '../impact-buyers/change-prospecting-buyer.js';
import { ON_PAGE, readProspectingBuyers } from './prospecting.read-model.js';
import type { ProspectingBuyer, ProspectingPage } from './prospecting.type.js';

const BY_KEY: Statement = {
  name: 'good-cause-by-link-key',
  text: 'SELECT g.id, g.name FROM good_cause g WHERE g.link_key = $1::text',
};
/** The same, where each of the buyers `$2` is on the page of that cause. */
const BY_KEY_AND_BUYERS: Statement = {
  name: 'good-cause-by-link-key-and-buyers',
  text: `SELECT g.id, g.name FROM good_cause g WHERE g.link_key = $1::text AND NOT EXISTS (
    SELECT FROM unnest($2::integer[]) asked (id) WHERE NOT EXISTS (
      SELECT FROM impact_buyer b WHERE b.id = asked.id AND b.good_cause_id = g.id AND ${ON_PAGE}))`,
};

interface Cause {
  id: number;
  name: string;
}

/**
 * The cause whose prospecting page a key opens for the caller: Admin, or somebody of that cause (A26). Null for every
 * other key, whether another cause has it or nobody.
 * @throws AppError RATE_LIMITED
 */
const causeOfKey = (
  context: RequestContext,
  key: string,
  lookup: Pick<KeyLookup<Cause>, 'statement' | 'within'> = { statement: BY_KEY },
): Promise<Cause | null> =>
  findByKey<Cause>(context, key, { ...lookup, opens: ({ id }) => causeEditorRoleOf(context, id) !== null });

/**
 * The buyers that the cause helps to win whose key it is; null for every other key (C103, R244).
 * @throws AppError RATE_LIMITED for whoever tries many
 */
export async function openProspectingPage(
  context: RequestContext,
  key: string,
): Promise<ProspectingPage | null> {
  const cause = await causeOfKey(context, key);
  if (!cause) return null;
  return { goodCauseName: cause.name, buyers: await readProspectingBuyers(context.app.database, cause.id) };
}

/**
 * Keeps what the people of a cause find out about buyers on its page (C104, R241, R243); answers the buyers of the page.
 * A wrong key and a buyer of somebody else are told alike.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN where the cause has left, RATE_LIMITED
 */
export async function saveProspectingBuyers(
  context: RequestContext,
  key: string,
  rows: readonly { id: number; input: object }[],
): Promise<ProspectingBuyer[]> {
  const cause = await causeOfKey(context, key, {
    statement: BY_KEY_AND_BUYERS,
    within: [rows.map(({ id }) => id)],
  });
  if (!cause) throw notFound('This impact buyer');
  requireNotLeft(userOf(context));
  await context.app.database.transaction(async () => {
    // In the order of their ids, so that two who save the same rows wait for each other and no longer.
    for (const { id, input } of rows.toSorted((a, b) => a.id - b.id))
      await changeProspectingBuyer(context, cause.id, id, input);
  });
  return readProspectingBuyers(context.app.database, cause.id);
}
