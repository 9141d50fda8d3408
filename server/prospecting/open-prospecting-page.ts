import { causeKeeperOf } from '../good-causes/good-cause.policy.js';
import { changeProspectingBuyer } from '../impact-buyers/change-prospecting-buyer.js';
import type { Statement } from '../platform/database/database.js';
import { notFound } from '../platform/errors.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { limitFailures } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { readProspectingBuyers } from './prospecting.read-model.js';
import type { ProspectingBuyer, ProspectingPage } from './prospecting.type.js';

const BY_KEY: Statement = {
  name: 'good-cause-by-link-key',
  text: 'SELECT g.id, g.name FROM good_cause g WHERE g.link_key = $1::text',
};
/** What a key can be made of; anything else is looked up as a key that nobody has. */
const KEY = /^[\w-]{1,100}$/;

interface Cause {
  id: number;
  name: string;
}

/**
 * The cause whose prospecting page a key opens for the caller: Admin, or somebody of that cause (A26). Null for every
 * other key, whether another cause has it or nobody. Only wrong keys count, by network address (R342).
 * @throws AppError RATE_LIMITED
 */
async function causeOfKey(context: RequestContext, key: string): Promise<Cause | null> {
  const { config, database } = context.app;
  const limit = { key: `link-key:address:${context.clientAddress}`, most: config.rateLimitPerMinute };
  let cause: Cause | null = null;
  await limitFailures(context, [limit], async () => {
    const found = await database.readOne<Cause & Record<string, unknown>>(BY_KEY, [KEY.test(key) ? key : '']);
    cause = found && causeKeeperOf(context, found.id) ? { id: found.id, name: found.name } : null;
    return cause !== null;
  });
  return cause;
}

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
  const cause = await causeOfKey(context, key);
  if (!cause) throw notFound('This impact buyer');
  requireNotLeft(userOf(context));
  await context.app.database.transaction(async () => {
    // In the order of their ids, so that two who save the same rows wait for each other and no longer.
    for (const { id, input } of rows.toSorted((a, b) => a.id - b.id))
      await changeProspectingBuyer(context, cause.id, id, input);
  });
  return readProspectingBuyers(context.app.database, cause.id);
}
