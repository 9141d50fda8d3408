import type { FastifyInstance } from 'fastify';
import { stopNotifications } from '../directory/suppliers/stop-notifications.js';
import type { App } from '../platform/app.js';
import { requestContext } from '../platform/http/http-context.js';
import { UNSUBSCRIBE } from '../platform/mail/unsubscribe-address.js';

const ROUTE = { config: { audience: ['public'] as const } };
/** Headers that prevent caching and referrers, as the address contains a token. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Serves the “Unsubscribe” button of mail programs (RFC 8058), which stops the mails that notify a supplier.
 * Opening the address is not enough, since mail scanners open all links: it leads to a page that asks for
 * confirmation.
 */
export function serveUnsubscribe(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: { token: string } }>(`${UNSUBSCRIBE}/:token`, ROUTE, ({ params }, reply) =>
    reply.headers(HEADERS).redirect(`/unsubscribe?token=${encodeURIComponent(params.token)}`, 303),
  );
  fastify.register(async (scope) => {
    // The body that mail programs send adds nothing to the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post<{ Params: { token: string } }>(`${UNSUBSCRIBE}/:token`, ROUTE, async (request, reply) => {
      const context = requestContext(app, request, reply, { kind: 'visitor' });
      await stopNotifications(context, request.params.token);
      return reply.headers(HEADERS).code(204).send();
    });
  });
}
