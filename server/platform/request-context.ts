import { randomUUID } from 'node:crypto';
import type { TokenScope } from '../../shared/token-scopes.js';
import type { App } from './app.js';
import type { SignedInUser } from './identity/signed-in-user.js';

/** The actor of a request. Holders of a link key and the system are separate kinds. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      user: SignedInUser;
      sessionId: string;
      /** The scopes of the API token of the request. Absent for a user who is signed in. */
      scopes?: ReadonlySet<TokenScope>;
    }
  | { kind: 'link'; impactBuyerId: number }
  | { kind: 'system' };

/** The first argument of every use case: the parts of the product, and the actor. */
export interface RequestContext {
  app: App;
  actor: Actor;
  /**
   * The scope of the operation that runs. Null if it refuses API tokens, absent outside of changes by an API.
   */
  scope?: TokenScope | null;
  /** The id in every log line and error of this request. */
  requestId: string;
  /**
   * The address that limits count the request by: an IPv4 address or an IPv6 /64. Never logged with a name.
   */
  clientAddress: string;
  /** The User-Agent header of the request. Never stored or logged: only the browser and system it names. */
  userAgent?: string;
  /** The Idempotency-Key of the caller, if any. */
  idempotencyKey?: string;
  /** Marks the response as a repetition of an earlier one. Absent outside a request. */
  markReplayed?: () => void;
  /** Adds the state of a rate limit to the response. Absent outside a request. */
  limitReporter?: (state: LimitState) => void;
  /** The access token of the request, for calls that return it. */
  bearerToken?: string;
  /** The cookies of the request and response. Absent outside a request. */
  cookies?: CookieJar;
}

/** The state of a limit, for the caller. */
export interface LimitState {
  policy: string;
  most: number;
  windowSeconds: number;
  /** The remaining calls and the seconds until the count starts again. Absent if the caller may not know. */
  remaining?: { calls: number; seconds: number };
}

export interface CookieJar {
  get(name: string): string | undefined;
  /** Sets a cookie. `lax` also sends it when another site leads here, such as the provider of a sign-in. */
  set(
    name: string,
    value: string,
    options: { maxAgeSeconds: number; path: string; sameSite?: 'strict' | 'lax' },
  ): void;
  clear(name: string, options: { path: string }): void;
}

/** Returns a context for work without a user: jobs, sweepers, seeds. */
export function systemContext(app: App): RequestContext {
  return { app, actor: { kind: 'system' }, requestId: randomUUID(), clientAddress: 'local' };
}

/** The beginning of the request ids of commands, by which the timeline recognises them. */
export const COMMAND_PREFIX = 'command:';

/**
 * Returns a context for a command that an operator runs, such as `admin:create`. It may do what the system may.
 * The request id names the command.
 */
export function commandContext(app: App, name: string): RequestContext {
  return { ...systemContext(app), requestId: `${COMMAND_PREFIX}${name}:${randomUUID()}` };
}

/** Returns the user of the context, or null. */
export function userOf(context: RequestContext): SignedInUser | null {
  return context.actor.kind === 'user' ? context.actor.user : null;
}

/** Returns the session id and the scopes of the API token of the request. Null if it has none. */
export function apiTokenOf({
  actor,
}: RequestContext): { sessionId: string; scopes: ReadonlySet<TokenScope> } | null {
  return actor.kind === 'user' && actor.scopes ? { sessionId: actor.sessionId, scopes: actor.scopes } : null;
}
