import { type RequestContext, userOf } from '../platform/request-context.js';

/** Whether the caller sees this cause while it is not approved: its own user and Admin do (C027). */
export function seesUnapproved(context: RequestContext, goodCauseId: number): boolean {
  const user = userOf(context);
  if (!user) return false;
  const isOwn = user.roles.includes('GoodCause') && user.goodCauseId === goodCauseId;
  return isOwn || user.roles.includes('Admin');
}
