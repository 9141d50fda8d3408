import type { Statement } from '../platform/database/database.js';
import { limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';

const BY_KEY: Statement = {
  name: 'impact-buyer-by-link-key',
  text: 'SELECT b.id FROM impact_buyer b WHERE b.link_key = $1::text',
};

/** What a key can be made of; anything else is looked up as a key that nobody has. */
const KEY = /^[\w-]{1,100}$/;

/**
 * The impact buyer whose page a key opens, or null: for a key that was never given, was replaced, or is no key at all.
 * Only wrong keys count, by network address, so that nobody tries many (R237, R342).
 * @throws AppError RATE_LIMITED
 */
export async function findByLinkKey(context: RequestContext, key: string): Promise<number | null> {
  const { config, database } = context.app;
  const limit = { key: `link-key:address:${context.clientAddress}`, most: config.rateLimitPerMinute };
  let id: number | null = null;
  await limitFailures(context, [limit], async () => {
    const found = await database.readOne<{ id: number }>(BY_KEY, [KEY.test(key) ? key : '']);
    id = found?.id ?? null;
    return id !== null;
  });
  return id;
}
