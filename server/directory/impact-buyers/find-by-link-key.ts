import { findByKey } from '../../platform/identity/find-by-key.js';
import type { RequestContext } from '../../platform/request-context.js';

const BY_KEY = {
  statement: {
    name: 'impact-buyer-by-link-key',
    text: 'SELECT b.id FROM impact_buyer b WHERE b.link_key = $1::text',
  },
};

/**
 * Returns the id of the impact buyer with this link key, or null (R237).
 * @throws AppError RATE_LIMITED
 */
export const findByLinkKey = async (context: RequestContext, key: string): Promise<number | null> =>
  (await findByKey(context, key, BY_KEY))?.id ?? null;
