import { parse, type SerializeOptions, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spendTokenBudget } from '../api-token-budget.js';
import type { App } from '../app.js';
import { badInput } from '../errors.js';
import type { Actor, CookieJar, RequestContext } from '../request-context.js';
import { bearerTokenOf, speculativeCaller } from './authenticate.js';
import { clientAddress } from './client-address.js';
import { limitReporter } from './rate-limit-headers.js';
import { requestOrigin } from './request-origin.js';

const MAX_KEY_LENGTH = 200;

/** Returns the context of an HTTP request. */
export function requestContext(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
): RequestContext {
  return {
    app,
    actor,
    requestId: request.id,
    clientAddress: clientAddress(request),
    userAgent: request.headers['user-agent'],
    idempotencyKey: idempotencyKey(request),
    markReplayed: () => void reply.header('idempotency-replayed', 'true'),
    limitReporter: limitReporter(reply),
    bearerToken: bearerTokenOf(request),
    cookies: cookieJar(app, request, reply),
  };
}

/** The counted requests. A request whose caller is looked up twice is counted once. */
const counted = new WeakSet<FastifyRequest>();

/**
 * Returns the context of a request to an API, and counts it if it has an API token. Call it before the caller is
 * checked, so that refused requests count as well.
 * @throws AppError RATE_LIMITED if the API token has no calls left
 */
export async function apiContext(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
): Promise<RequestContext> {
  const context = requestContext(app, request, reply, actor);
  if (counted.has(request)) return context;
  counted.add(request);
  await spendTokenBudget(context);
  return context;
}

/** A context for a known caller, who is verified together with the read. */
export interface SpeculativeContext {
  context: RequestContext;
  /** Returns true if the caller is unchanged. Nothing may be sent to the caller before that is known. */
  holds: () => Promise<boolean>;
}

/**
 * Returns the context of a known caller. Null for visitors and for users who must be looked up.
 * @throws AppError RATE_LIMITED if the API token has no calls left
 */
export async function speculativeContext(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SpeculativeContext | null> {
  const known = speculativeCaller(app, request, reply);
  if (!known) return null;
  const { actor, database, holds } = known;
  return { context: await apiContext({ ...app, database }, request, reply, actor), holds };
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || header.length === 0 || header.length > MAX_KEY_LENGTH)
    throw badInput(`Idempotency-Key must be 1 to ${MAX_KEY_LENGTH} characters.`);
  return header;
}

/** Returns the cookies of the request. Pages of other websites bring none and get none (ADR 69). */
function cookieJar(app: App, request: FastifyRequest, reply: FastifyReply): CookieJar {
  let sent: Record<string, string | undefined> | undefined;
  const own = requestOrigin(app.config, request.headers) === 'own';
  const secure = app.config.publicUrl.startsWith('https:');
  const answer = (name: string, value: string, options: SerializeOptions) => {
    if (own) reply.header('set-cookie', serialize(name, value, { httpOnly: true, secure, ...options }));
  };
  return {
    get: (name) => {
      sent ??= parse((own && request.headers.cookie) || '');
      return sent[name];
    },
    set: (name, value, { maxAgeSeconds: maxAge, path, sameSite = 'strict' }) =>
      answer(name, value, { maxAge, path, sameSite }),
    clear: (name, { path }) => answer(name, '', { maxAge: 0, path, sameSite: 'strict' }),
  };
}
