import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.js';
import { type AppError, badApiToken, badToken } from '../errors.js';
import type { StoredToken } from '../identity/access-tokens.js';
import { type ApiTokenHolder, isApiToken } from '../identity/api-tokens.js';
import type { SignedInUser } from '../identity/signed-in-user.js';
import type { SpeculativeRead } from '../identity/speculative-auth.js';
import type { TokenHolder } from '../identity/token-kinds.js';
import type { Actor } from '../request-context.js';

const NO_STORE = 'no-store';
const VISITOR: Actor = { kind: 'visitor' };

const SCHEME = /^\s*(\S*)/;
const BEARER = 'bearer';

/**
 * Returns the sender of a request, identified by the bearer token only: an access token or an API token.
 * Cookies never authorise (A42). Other schemes, such as the password of a proxy, sign nobody in. With
 * `forgiving`, an invalid token counts as no token, and so does an API token, which never signs in or out.
 * @throws AppError TOKEN_EXPIRED, or TOKEN_INVALID for a token that is forged or whose session has ended
 */
export async function authenticate(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { forgiving = false } = {},
): Promise<Actor> {
  if (!bringsBearer(request)) return VISITOR;
  const token = bearerTokenOf(request) ?? '';
  if (forgiving && isApiToken(token)) return VISITOR;
  const holder = await holderOf(app, token);
  const user = holder && (await app.users.signedIn(app.database, holder));
  if (!user && forgiving) return VISITOR;
  if (!user) throw faultOf(app, token, holder);
  // A response for one user must not be cached, not even for the next user of the same computer.
  reply.header('cache-control', NO_STORE);
  app.knownCallers.learn(holder, user);
  return actorOf(app, holder, user);
}

/** Returns the holder of an access token or API token. Null if it is invalid. */
export const holderOf = async (app: App, token: string): Promise<StoredToken | ApiTokenHolder | null> =>
  isApiToken(token) ? app.apiTokens.find(app.database, token) : app.accessTokens.read(token);

/** Returns the actor for the holder of a token, and records the use of an API token. */
export function actorOf(app: App, { sessionId, scopes }: TokenHolder, user: SignedInUser): Actor {
  if (scopes) app.apiTokens.noteUse(app.database, sessionId);
  return { kind: 'user', user, sessionId, ...(scopes && { scopes }) };
}

function faultOf(app: App, token: string, holder: { endsAt: number } | null): AppError {
  const ended = holder ? holder.endsAt <= Date.now() : app.accessTokens.hasExpired(token);
  return (isApiToken(token) ? badApiToken : badToken)(ended ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
}

const bringsBearer = ({ headers }: FastifyRequest): boolean =>
  SCHEME.exec(headers.authorization ?? '')?.[1]?.toLowerCase() === BEARER;

/**
 * Returns a read for the sender of the request if the sender is known. Null for visitors and for users who
 * must be looked up.
 */
export function speculativeCaller(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): (SpeculativeRead & { actor: Actor }) | null {
  const token = request.headers.authorization && bearerTokenOf(request);
  const holder = token ? (app.apiTokens.known(token) ?? app.accessTokens.read(token)) : null;
  const read = holder && app.knownCallers.readFor(app.database, holder);
  if (!read) return null;
  reply.header('cache-control', NO_STORE);
  return { ...read, actor: actorOf(app, holder, read.user) };
}

/** Returns the bearer token of the request, if it has one. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
