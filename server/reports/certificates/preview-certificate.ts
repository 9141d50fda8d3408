import { buyerNotFound, visibleTo } from '../../directory/impact-buyers/impact-buyer.policy.js';
import { unauthenticated } from '../../platform/errors.js';
import { apiUrlOf } from '../../platform/http/cross-origin.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { loadCertified } from './certificate.read-model.js';

const shownBy = (impactBuyerId: number) => `certificate/${impactBuyerId}`;

/**
 * Returns the address of a buyer's certificate, which works for a minute, also before its report is live: a
 * new window has no sign-in (A29). The rights of the user are checked again when it is opened.
 * @throws AppError NOT_FOUND if the caller may not see the buyer
 */
export async function linkToCertificate(context: RequestContext, impactBuyerId: number): Promise<string> {
  const { config, previewTokens } = context.app;
  const user = userOf(context);
  if (!user) throw unauthenticated();
  if (!(await loadCertified(context, impactBuyerId))) throw buyerNotFound();
  const token = previewTokens.issue({ shows: shownBy(impactBuyerId), userId: user.id });
  return `${apiUrlOf(config) ?? ''}/api/impactBusiness/pdf/${impactBuyerId}?preview=${token}`;
}

/**
 * Returns the context of the user who got such an address, or the caller's own context if the token is
 * forged, expired or for another buyer.
 */
export async function previewing(
  context: RequestContext,
  impactBuyerId: number,
  token: string | undefined,
): Promise<RequestContext> {
  const preview = token === undefined ? null : context.app.previewTokens.read(token);
  if (preview?.shows !== shownBy(impactBuyerId)) return context;
  const user = await context.app.users.byId(context.app.database, preview.userId);
  if (!user) return context;
  const asUser = { ...context, actor: { kind: 'user' as const, user, sessionId: 'preview' } };
  const [all, ownId] = visibleTo(asUser);
  return all || ownId === impactBuyerId ? asUser : context;
}
