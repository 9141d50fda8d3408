import { findByLinkKey } from '../../directory/impact-buyers/find-by-link-key.js';
import type { Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors.js';
import { findByKey } from '../../platform/identity/find-by-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import { NOT_ARCHIVED } from '../leads/lead-record.sql.js';
import { respondToLead } from '../leads/respond-to-lead.js';
import { readLinkPage } from './link-page.read-model.js';
import type { LinkPage } from './link-page.type.js';

/**
 * Returns the link page of the buyer with this key, or null for any other key (C101, R237).
 * @throws AppError RATE_LIMITED for callers that try many keys
 */
export async function openLinkPage(context: RequestContext, key: string): Promise<LinkPage | null> {
  const impactBuyerId = await findByLinkKey(context, key);
  return impactBuyerId === null ? null : readLinkPage(context.app.database, impactBuyerId);
}

/** The id of the buyer with this key, if the lead `$2` is on its page. */
const BY_KEY_AND_LEAD: Statement = {
  name: 'impact-buyer-by-link-key-and-lead',
  text: `SELECT b.id FROM impact_buyer b JOIN lead l ON l.impact_buyer_id = b.id AND l.id = $2::integer
    WHERE b.link_key = $1::text AND ${NOT_ARCHIVED.text}`,
};

/**
 * Saves the response to a lead by the holder of a key, and returns the id of the buyer. A wrong key and the
 * lead of another buyer get the same error, before the response is checked (C102, R236).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED
 */
export async function saveLeadResponse(
  context: RequestContext,
  key: string,
  leadId: number,
  input: object,
): Promise<number> {
  const buyer = await findByKey(context, key, { statement: BY_KEY_AND_LEAD, within: [leadId] });
  if (!buyer) throw notFound('This opportunity');
  const impactBuyerId = buyer.id;
  await respondToLead({ ...context, actor: { kind: 'link', impactBuyerId } }, leadId, input);
  return impactBuyerId;
}
