import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { OPENED, tracksOpening } from '../platform/mail/opening-pixel.js';
import { systemContext } from '../platform/request-context.js';
import { markEnquiryOpened } from '../sales/sales-enquiries/update-email-state.js';

/** A single transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Serves the picture that shows that a mail was opened (A45). The response is always the same, so that nobody
 * learns which mails exist, and it is never cached. Mail programs request it from networks of their own.
 */
export function serveOpenedMails(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: { token: string } }>(
    `${OPENED}/:token`,
    { config: { audience: ['public'] }, exposeHeadRoute: false },
    async ({ params, log }, reply) => {
      // The picture does not wait for the record of the opening, and is sent even if that fails.
      noteOpening(app, params.token).catch((error) =>
        log.warn({ err: error }, 'Couldn’t record that an email was opened'),
      );
      return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL);
    },
  );
}

async function noteOpening(app: App, token: string): Promise<void> {
  const mailId = app.mailTokens.opened.read(token);
  if (mailId === null) return;
  const mail = await app.database.manager.findOneBy(MailDelivery, { id: mailId });
  if (!mail || !tracksOpening(mail.kind) || mail.subjectId === null) return;
  await markEnquiryOpened(systemContext(app), mail.subjectId);
}
