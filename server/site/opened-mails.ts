import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/app.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { OPENED, tellsOpening } from '../platform/mail/opening-pixel.js';
import { systemContext } from '../platform/request-context.js';
import { markEnquiryOpened } from '../sales-enquiries/mark-enquiry-opened.js';

/** A single pixel that is not seen. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers the picture by which a mail tells that it was opened (A45): the same one whatever it is asked with, so that
 * nobody learns what there is, and it is never kept. Mail programs ask for it from networks of their own.
 */
export function serveOpenedMails(fastify: FastifyInstance, app: App): void {
  fastify.get<{ Params: { token: string } }>(
    `${OPENED}/:token`,
    { config: { audience: ['public'] }, exposeHeadRoute: false },
    async ({ params, log }, reply) => {
      // The picture does not wait for what it tells, and comes even where that cannot be noted.
      noteOpening(app, params.token).catch((error) => log.warn({ err: error }, 'An opening was not noted'));
      return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL);
    },
  );
}

async function noteOpening(app: App, token: string): Promise<void> {
  const mailId = app.mailTokens.opened.read(token);
  if (mailId === null) return;
  const mail = await app.database.manager.findOneBy(MailDelivery, { id: mailId });
  if (!mail || !tellsOpening(mail.kind) || mail.subjectId === null) return;
  await markEnquiryOpened(systemContext(app), mail.subjectId);
}
