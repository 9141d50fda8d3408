import { ownRecordsOf } from '../platform/identity/own-records.js';
import { type RequestContext, userOf } from '../platform/request-context.js';

/** As whom a reader sees an impact buyer; signed-in strangers see it as the public does (A148). */
export type BuyerAudience = 'public' | 'own' | 'admin';

/** Who sees buyers whose report is not live: Admin all of them, a buyer's own user that one (A22, R115). */
export function visibleTo(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).impactBuyerId];
}

/** The condition that buyer `b` is seen; the two placeholders take the values of `visibleTo`. */
export const visible = (all: string, ownId: string) =>
  `(b.status = 'Live Report' OR ${all}::boolean OR b.id = ${ownId}::integer)`;
