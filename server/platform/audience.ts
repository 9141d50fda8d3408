import { forbidden, unauthenticated } from './errors.js';
import type { Role } from './identity/roles.js';
import type { Actor } from './request-context.js';

/**
 * Who may call an operation at all. 'public': anyone. 'signed-in': any user. A role: users who hold
 * it. Which records they may then touch is for the policy of the noun.
 */
export type AudienceName = 'public' | 'signed-in' | Role;
export type Audience = readonly AudienceName[];

/**
 * Lets the actor pass or throws.
 * @throws AppError UNAUTHENTICATED when nobody is signed in, FORBIDDEN when the role is missing
 */
export function requireAudience(audience: Audience, actor: Actor): void {
  if (audience.includes('public') || actor.kind === 'system') return;
  if (actor.kind !== 'user') throw unauthenticated();
  if (audience.includes('signed-in')) return;
  if (!actor.user.roles.some((role) => audience.includes(role))) throw forbidden();
}
