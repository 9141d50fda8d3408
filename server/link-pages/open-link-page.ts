import { findByLinkKey } from '../impact-buyers/find-by-link-key.js';
import { respondToLead } from '../leads/respond-to-lead.js';
import { notFound } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import { readLinkPage } from './link-page.read-model.js';
import type { LinkPage } from './link-page.type.js';

/**
 * What the buyer is offered whose key it is; null for every other key (C101, R237).
 * @throws AppError RATE_LIMITED for whoever tries many
 */
export async function openLinkPage(context: RequestContext, key: string): Promise<LinkPage | null> {
  const impactBuyerId = await findByLinkKey(context, key);
  return impactBuyerId === null ? null : readLinkPage(context.app.database, impactBuyerId);
}

/**
 * Keeps what the holder of a key says of one lead of that buyer; answers the buyer's id. A wrong key and the lead of
 * somebody else are told alike (C102, R236).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED
 */
export async function saveLeadResponse(
  context: RequestContext,
  key: string,
  leadId: number,
  input: object,
): Promise<number> {
  const impactBuyerId = await findByLinkKey(context, key);
  if (impactBuyerId === null) throw notFound('This lead');
  await respondToLead({ ...context, actor: { kind: 'link', impactBuyerId } }, leadId, input);
  return impactBuyerId;
}
