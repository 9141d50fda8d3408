import { forbidden, unauthenticated } from './errors.js';
import type { Role } from './identity/roles.js';
import type { Actor } from './request-context.js';

/**
 * The callers who may call an operation. 'public': anyone. 'signing-in': anyone, even with an expired or
 * broken token, which the call replaces or ends. 'link': anyone with the key of a link page, which the use
 * case checks. 'signed-in': any user. A role: users with this role. The policy of the record type decides
 * which records the caller may read or change.
 */
export type AudienceName = 'public' | 'signing-in' | 'link' | 'signed-in' | Role;
export type Audience = readonly AudienceName[];

/** Returns true if the operation can be called without signing in. */
export const isForSignedOut = (audience: Audience): boolean =>
  audience.includes('public') || audience.includes('link') || isForSigningIn(audience);

/** Returns true for operations that ignore an expired or broken token. */
export const isForSigningIn = (audience: Audience): boolean => audience.includes('signing-in');

/** Returns true if the actor belongs to the audience. */
export function isAmong(audience: Audience, actor: Actor): boolean {
  if (isForSignedOut(audience) || actor.kind === 'system') return true;
  if (actor.kind !== 'user') return false;
  return audience.includes('signed-in') || actor.user.roles.some((role) => audience.includes(role));
}

/**
 * Throws if the actor does not belong to the audience.
 * @throws AppError UNAUTHENTICATED if the caller is not signed in, FORBIDDEN if the role is missing
 */
export function requireAudience(audience: Audience, actor: Actor): void {
  if (!isAmong(audience, actor)) throw actor.kind === 'user' ? forbidden() : unauthenticated();
}
