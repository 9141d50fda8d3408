import { buyerNotFound, visibleTo } from '../impact-buyers/impact-buyer.policy.js';
import { unauthenticated } from '../platform/errors.js';
import { apiUrlOf } from '../platform/http/cross-origin.js';
import { loadUser } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { loadCertified } from './certificate.read-model.js';

const shownBy = (impactBuyerId: number) => `certificate/${impactBuyerId}`;

/**
 * The address of a buyer's certificate, good for a minute, also before its report is live: a new window brings no
 * sign-in along (A29). Who has it is asked for again when it is opened.
 * @throws AppError NOT_FOUND for a buyer that the caller may not see
 */
export async function linkToCertificate(context: RequestContext, impactBuyerId: number): Promise<string> {
  const { config, previewTokens } = context.app;
  const user = userOf(context);
  if (!user) throw unauthenticated();
  if (!(await loadCertified(context, impactBuyerId))) throw buyerNotFound();
  const token = previewTokens.issue({ shows: shownBy(impactBuyerId), userId: user.id });
  return `${apiUrlOf(config) ?? ''}/api/impactBusiness/pdf/${impactBuyerId}?preview=${token}`;
}

/** The context of whoever was given such an address; the caller's own where it is forged, too old or another's. */
export async function previewing(
  context: RequestContext,
  impactBuyerId: number,
  token: string | undefined,
): Promise<RequestContext> {
  const preview = token === undefined ? null : context.app.previewTokens.read(token);
  if (preview?.shows !== shownBy(impactBuyerId)) return context;
  const user = await loadUser(context.app.database, preview.userId);
  if (!user) return context;
  const asUser = { ...context, actor: { kind: 'user' as const, user, sessionId: 'preview' } };
  const [all, ownId] = visibleTo(asUser);
  return all || ownId === impactBuyerId ? asUser : context;
}
