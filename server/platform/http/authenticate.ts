import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.js';
import { badToken } from '../errors.js';
import type { SpeculativeRead } from '../identity/speculative-auth.js';
import type { Actor } from '../request-context.js';

const NO_STORE = 'no-store';
const VISITOR: Actor = { kind: 'visitor' };

const SCHEME = /^\s*(\S*)/;
const BEARER = 'bearer';

/**
 * Returns the sender of a request, identified by the bearer token only. Cookies never authorise (A42). Other
 * schemes, such as the password of a proxy, sign nobody in. With `forgiving`, an invalid token counts as no
 * token.
 * @throws AppError TOKEN_EXPIRED, or TOKEN_INVALID for a token that is forged or whose session has ended
 */
export async function authenticate(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { forgiving = false } = {},
): Promise<Actor> {
  if (!bringsBearer(request)) return VISITOR;
  const token = bearerTokenOf(request);
  const holder = token ? app.accessTokens.read(token) : null;
  const user = holder && (await app.users.signedIn(app.database, holder));
  if (!user && forgiving) return VISITOR;
  if (!user) throw badToken(token && app.accessTokens.hasExpired(token) ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
  // A response for one user must not be cached, not even for the next user of the same computer.
  reply.header('cache-control', NO_STORE);
  app.knownCallers.learn(holder, user);
  return { kind: 'user', user, sessionId: holder.sessionId };
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
  const holder = token ? app.accessTokens.read(token) : null;
  const read = holder && app.knownCallers.readFor(app.database, holder);
  if (!read) return null;
  reply.header('cache-control', NO_STORE);
  return { ...read, actor: { kind: 'user', user: read.user, sessionId: holder.sessionId } };
}

/** Returns the bearer token of the request, if it has one. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
