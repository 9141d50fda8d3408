import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.js';
import { unauthenticated } from '../errors.js';
import type { CallersRead } from '../identity/known-callers.js';
import { loadSignedInUser } from '../identity/signed-in-user.js';
import type { Actor } from '../request-context.js';

const NO_STORE = 'no-store';
const VISITOR: Actor = { kind: 'visitor' };

const SCHEME = /^\s*(\S*)/;
const BEARER = 'bearer';

/**
 * The sender of a request, known by the bearer token alone; cookies never authorise (A42). Other schemes, such as the
 * password of a proxy on the way, sign nobody in. With `forgiving` a token that is not good counts as none.
 * @throws AppError UNAUTHENTICATED for a token that is not, or no longer, good
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
  const user = holder && (await loadSignedInUser(app.database, holder));
  if (!user && forgiving) return VISITOR;
  if (!user) throw unauthenticated('Your sign-in has ended. Please sign in again.');
  // What one user is answered is for nobody else, and not for the next one at the same computer.
  reply.header('cache-control', NO_STORE);
  app.knownCallers.learn(holder, user);
  return { kind: 'user', user, sessionId: holder.sessionId };
}

const bringsBearer = ({ headers }: FastifyRequest): boolean =>
  SCHEME.exec(headers.authorization ?? '')?.[1]?.toLowerCase() === BEARER;

/** A read for whoever sent the request, where they called before; null for visitors and for those to be looked up. */
export function knownCaller(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): (CallersRead & { actor: Actor }) | null {
  const token = request.headers.authorization && bearerTokenOf(request);
  const holder = token ? app.accessTokens.read(token) : null;
  const read = holder && app.knownCallers.readFor(app.database, holder);
  if (!read) return null;
  reply.header('cache-control', NO_STORE);
  return { ...read, actor: { kind: 'user', user: read.user, sessionId: holder.sessionId } };
}

/** The token that the request came with, if any. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
