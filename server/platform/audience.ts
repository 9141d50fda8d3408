import { scopeOf, type TokenResource, type TokenScope } from '../../shared/token-scopes.js';
import { type AppError, forbidden, insufficientScope, unauthenticated } from './errors.js';
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

/** The callers who may call an operation, and the scope that an API token needs for it. */
export interface Access {
  audience: Audience;
  /** Null if the operation refuses API tokens. */
  scope: TokenScope | null;
  /** The scope that a token needs, too, for an operation that reads or changes records of a second type. */
  furtherScope?: TokenScope;
}

/** Returns true if the operation can be called without signing in. */
export const isForSignedOut = (audience: Audience): boolean =>
  audience.includes('public') || audience.includes('link') || isForSigningIn(audience);

/** Returns the users of an audience: those with a role, or 'signed-in' for all. */
export const usersOf = (audience: Audience): Audience =>
  isForSignedOut(audience) ? ['signed-in'] : audience;

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

/** Returns true if the actor belongs to the audience and, with an API token, has the scope. */
export const mayCall = (access: Access, actor: Actor): boolean =>
  isAmong(access.audience, actor) && scopesOf(access).every((scope) => hasScope(scope, actor));

/** Returns the scopes that an API token needs. */
const scopesOf = ({ scope, furtherScope }: Access): (TokenScope | null)[] =>
  furtherScope ? [scope, furtherScope] : [scope];

/**
 * Returns the error for an actor who does not belong to the audience, or has an API token without the scope:
 * UNAUTHENTICATED if the caller is not signed in, otherwise FORBIDDEN. Null if the actor may call the operation.
 */
export function refusalOf(access: Access, actor: Actor): AppError | null {
  if (!isAmong(access.audience, actor)) return actor.kind === 'user' ? forbidden() : unauthenticated();
  const missing = scopesOf(access).find((scope) => !hasScope(scope, actor));
  return missing === undefined ? null : insufficientScope(missing);
}

/**
 * Throws if the actor does not belong to the audience, or has an API token without the scope.
 * @throws AppError UNAUTHENTICATED if the caller is not signed in, FORBIDDEN if the role or scope is missing
 */
export function requireAccess(access: Access, actor: Actor): void {
  const refusal = refusalOf(access, actor);
  if (refusal) throw refusal;
}

/** Returns true unless the actor has an API token without the scope. */
export const hasScope = (scope: TokenScope | null, actor: Actor): boolean =>
  actor.kind !== 'user' || !actor.scopes || (scope !== null && actor.scopes.has(scope));

/** Returns true unless the actor has an API token that may not read this data. */
export const mayReadData = (resource: TokenResource | null, actor: Actor): boolean =>
  hasScope(scopeOf(resource, 'read'), actor);

/**
 * Throws if the actor has an API token that may not change this data, for operations that change data of several
 * scopes and have a scope of their own.
 * @throws AppError FORBIDDEN
 */
export function requireWriteScope(resource: TokenResource | null, actor: Actor): void {
  const scope = scopeOf(resource, 'write');
  if (!hasScope(scope, actor)) throw insufficientScope(scope);
}
