import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameSitePath } from '../../shared/same-site-path.js';
import {
  GOOGLE_CALLBACK,
  GOOGLE_START,
  handleGoogleCallback,
  journeyOf,
  type SignInAttempt,
  startGoogleSignIn,
} from '../accounts/google-sign-in.js';
import type { App } from '../platform/app.js';
import { toAppError } from '../platform/errors.js';
import { requestContext } from '../platform/http/http-context.js';
import { inLanguage } from '../platform/language.js';
import type { RequestContext } from '../platform/request-context.js';

const ROUTE = { config: { audience: ['public'] as const } };
/**
 * The maximum length of an address in bytes: browsers limit a cookie to 4 kB, including everything around it.
 */
const LONGEST = 2000;
/** Headers that prevent caching and referrers, as the addresses contain a code and a state. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Serves the sign-in with Google by links only: to Google, and back to the sign-in page, which shows the
 * outcome or continues to the wanted page (A117, R307).
 */
export function serveGoogleSignIn(fastify: FastifyInstance, app: App): void {
  fastify.get(GOOGLE_START, ROUTE, (request, reply) => {
    const context = visitorContext(app, request, reply);
    const journey = journeyWanted(request);
    return lead(context, reply, journey, () => startGoogleSignIn(context, journey));
  });
  fastify.get(GOOGLE_CALLBACK, ROUTE, (request, reply) => {
    const context = visitorContext(app, request, reply);
    const journey = journeyOf(context);
    return lead(context, reply, journey, async () => {
      await handleGoogleCallback(context, request.url.split('?').slice(1).join('?'));
      return signInPage(app, journey, 'done');
    });
  });
}

const visitorContext = (app: App, request: FastifyRequest, reply: FastifyReply) =>
  requestContext(app, request, reply, { kind: 'visitor' });

/**
 * Returns the wanted page of a link to Google. Addresses outside this site (A35), or too long for a cookie,
 * are ignored.
 */
function journeyWanted({ query }: FastifyRequest): SignInAttempt {
  const { to, language } = query as Record<string, unknown>;
  return {
    to: typeof to === 'string' && isSameSitePath(to) && Buffer.byteLength(to) <= LONGEST ? to : undefined,
    language: language === 'mi' ? 'mi' : 'en',
  };
}

/** Redirects the browser onwards, or back to the sign-in page with the reason. */
async function lead(
  context: RequestContext,
  reply: FastifyReply,
  journey: SignInAttempt,
  walk: () => Promise<string>,
): Promise<FastifyReply> {
  reply.headers(HEADERS);
  try {
    return reply.redirect(await walk(), 302);
  } catch (error) {
    return reply.redirect(signInPage(context.app, journey, reasonOf(context, error)), 302);
  }
}

/** Returns the code of an error, for the sign-in page. */
function reasonOf({ app, requestId }: RequestContext, error: unknown): string {
  const known = toAppError(error);
  if (known?.code === 'NOT_FOUND') throw known;
  if (known?.code === 'RATE_LIMITED') return 'busy';
  const reason = known?.details.fields?.[0]?.reason;
  if (!reason) app.log.error({ requestId, err: error }, 'A sign-in with Google failed');
  return reason ?? 'failed';
}

function signInPage({ config }: App, { to, language }: SignInAttempt, outcome: string): string {
  const path = to ? `/login/${encodeURIComponent(to)}` : '/login';
  return `${config.publicUrl}${inLanguage(language, path)}?google=${outcome}`;
}
