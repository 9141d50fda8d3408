import { forbidden, unauthenticated } from './errors.js';
import type { Role } from './identity/roles.js';
import type { Actor } from './request-context.js';

/**
 * Who may call an operation at all. 'public': anyone. 'signing-in': anyone, also with a token that is no longer good, as
 * that is what the call mends or ends. 'link': anyone who brings the key of a link page, which the use
 * case looks up. 'signed-in': any user. A role: users who hold it. Which records they may then touch is for the policy of
 * the noun.
 */
export type AudienceName = 'public' | 'signing-in' | 'link' | 'signed-in' | Role;
export type Audience = readonly AudienceName[];

/** Whether it is called without signing in. */
export const isForSignedOut = (audience: Audience): boolean =>
  audience.includes('public') || audience.includes('link') || isForSigningIn(audience);

/** Returns true for operations that ignore an expired or broken token. */
export const isForSigningIn = (audience: Audience): boolean => audience.includes('signing-in');

/** Whether the actor is one of the audience. */
export function isAmong(audience: Audience, actor: Actor): boolean {
  if (isForSignedOut(audience) || actor.kind === 'system') return true;
  if (actor.kind !== 'user') return false;
  return audience.includes('signed-in') || actor.user.roles.some((role) => audience.includes(role));
}

/**
 * Lets the actor pass or throws.
 * @throws AppError UNAUTHENTICATED when nobody is signed in, FORBIDDEN when the role is missing
 */
export function requireAudience(audience: Audience, actor: Actor): void {
  if (!isAmong(audience, actor)) throw actor.kind === 'user' ? forbidden() : unauthenticated();
}
