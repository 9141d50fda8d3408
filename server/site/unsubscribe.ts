import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.js';
import { requestContext } from '../platform/http/http-context.js';
import { UNSUBSCRIBE } from '../platform/mail/unsubscribe-address.js';
import { stopNotifications } from '../suppliers/stop-notifications.js';

const ROUTE = { config: { audience: ['public'] as const } };
/** The address carries a token: nobody keeps it, and nobody is told where the browser came from. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * One press on "Unsubscribe" in a mail program (RFC 8058) stops the mails that notify a supplier. To open the address is
 * not enough, since scanners of mails open all of them: it leads to a page that asks.
 */
export function serveUnsubscribe(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: { token: string } }>(`${UNSUBSCRIBE}/:token`, ROUTE, ({ params }, reply) =>
    reply.headers(HEADERS).redirect(`/unsubscribe?token=${encodeURIComponent(params.token)}`, 303),
  );
  fastify.register(async (scope) => {
    // What mail programs send besides says nothing that the address does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post<{ Params: { token: string } }>(`${UNSUBSCRIBE}/:token`, ROUTE, async (request, reply) => {
      const context = requestContext(app, request, reply, { kind: 'visitor' });
      await stopNotifications(context, request.params.token);
      return reply.headers(HEADERS).code(204).send();
    });
  });
}
