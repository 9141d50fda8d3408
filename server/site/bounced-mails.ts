import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.js';
import { requestContext } from '../platform/http/http-context.js';
import { readUndelivered, recipientsOf } from '../platform/mail/delivery-notice.js';
import { recordBounce } from '../platform/mail/record-bounce.js';
import { bouncedAttempt } from '../platform/mail/return-path.js';
import { limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { alertBouncedMail } from '../staff/action-centre/alert-failed-mail.js';

/** The address to which a mail server, or a mail provider, sends bounced mails. */
const BOUNCES = '/mail/bounces';
const MAX_BYTES = 1024 * 1024;

/**
 * Receives bounced mails, whole, as message/rfc822. The token in their recipient address is the authority.
 * All requests get the same response, so that nobody learns which mails exist. Only requests without a
 * genuine token count against the rate limit, by network, as a mail server may have many bounces to report.
 */
export function serveBouncedMails(fastify: FastifyInstance, app: App): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Querystring: { recipient?: unknown }; Body?: Buffer }>(
      BOUNCES,
      { config: { audience: ['public'] }, bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const context = requestContext(app, request, reply, { kind: 'visitor' });
        await takeNotice(context, request.query.recipient, request.body ?? Buffer.alloc(0));
        return reply.header('cache-control', 'no-store').code(204).send();
      },
    );
  });
}

/** @throws AppError RATE_LIMITED */
async function takeNotice(context: RequestContext, recipient: unknown, message: Buffer): Promise<void> {
  const { app, clientAddress } = context;
  const limit = { key: `bounced-mail:address:${clientAddress}`, most: app.config.rateLimitPerMinute };
  await limitFailures(context, [limit], async () => {
    const recipients = typeof recipient === 'string' ? [recipient] : [];
    const returned = bouncedAttempt(app, recipients) ?? bouncedAttempt(app, await recipientsOf(message));
    if (!returned) return false;
    await recordBounce(app, returned, await readUndelivered(message), alertBouncedMail);
    return true;
  });
}
