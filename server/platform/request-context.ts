import { randomUUID } from 'node:crypto';
import type { App } from './app.js';
import type { SignedInUser } from './identity/signed-in-user.js';

/** Who does it. A link key's holder and the system are actors of their own. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; user: SignedInUser; sessionId: string }
  | { kind: 'link'; impactBuyerId: number }
  | { kind: 'system' };

/** What every use case is given first: the product's parts, and on whose behalf it runs. */
export interface RequestContext {
  app: App;
  actor: Actor;
  /** Found in every log line and error of this request. */
  requestId: string;
  /** Who the request counts for in limits: an IPv4 address or an IPv6 /64; never logged with a name. */
  clientAddress: string;
  /** The caller's Idempotency-Key, if any. */
  idempotencyKey?: string;
  /** The access token the request came with, for calls that hand it back. */
  bearerToken?: string;
  /** Answers cookies through the transport at hand; absent outside a request. */
  cookies?: CookieJar;
}

export interface CookieJar {
  get(name: string): string | undefined;
  /** `lax`: it also comes along when another site leads here, as a provider does that somebody signed in at. */
  set(
    name: string,
    value: string,
    options: { maxAgeSeconds: number; path: string; sameSite?: 'strict' | 'lax' },
  ): void;
  clear(name: string, options: { path: string }): void;
}

/** A context for work that no person asked for just now: jobs, sweepers, seeds. */
export function systemContext(app: App): RequestContext {
  return { app, actor: { kind: 'system' }, requestId: randomUUID(), clientAddress: 'local' };
}

/** The user of the context, or null. */
export function userOf(context: RequestContext): SignedInUser | null {
  return context.actor.kind === 'user' ? context.actor.user : null;
}
