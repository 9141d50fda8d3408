import type { EntityManager } from 'typeorm';
import type { App } from '../app.js';
import { type RequestContext, systemContext } from '../request-context.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { carriesKey, NOT_KEPT } from './mail-secrets.js';
import { PermanentMailError } from './mail-transport.js';

/** What follows once a mail of a kind is out, in the transaction that notes it in the ledger. */
export type WhenSent = Record<string, (context: RequestContext, mail: MailDelivery) => Promise<void>>;

const MAX_ERROR = 500;

/**
 * Sends one mail of the ledger and notes the outcome. A mail that is sent, failed for good, or being
 * sent by another worker is left alone; the Message-ID stays the same over all tries.
 * @throws Error when the server cannot be reached, so that the queue tries again
 */
export async function deliverMail(app: App, mailId: string, whenSent: WhenSent = {}): Promise<void> {
  const failure = await app.database.transaction(async (manager) => {
    const mail = await manager
      .createQueryBuilder(MailDelivery, 'mail')
      .where('mail.id = :mailId AND mail.status = :status', { mailId, status: 'queued' })
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
    if (!mail) return null;
    const attempt = { attempts: mail.attempts + 1, lastAttemptAt: new Date() };
    try {
      await app.mail.send({
        messageId: mail.messageId,
        from: app.config.mailFrom,
        to: mail.toAddress,
        cc: mail.cc,
        bcc: mail.bcc,
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        text: mail.bodyText,
        html: mail.bodyHtml,
      });
    } catch (error) {
      const permanent = error instanceof PermanentMailError;
      const message = (error as Error).message.slice(0, MAX_ERROR);
      await manager.update(MailDelivery, mail.id, {
        ...attempt,
        error: message,
        status: permanent ? 'failed' : 'queued',
      });
      return permanent ? null : message;
    }
    await manager.update(MailDelivery, mail.id, {
      ...attempt,
      error: null,
      status: 'sent',
      sentAt: new Date(),
      transport: app.mail.kind,
      ...(app.mail.kind === 'smtp' && carriesKey(mail.kind) && { bodyText: NOT_KEPT, bodyHtml: NOT_KEPT }),
    });
    await followUp(app, manager, mail, whenSent[mail.kind]);
    return null;
  });
  if (failure) throw new Error(`Mail ${mailId} waits: ${failure}`);
}

const FOLLOW_UP_TRIES = 3;

/**
 * What follows from the mail being out. The mail is gone whatever happens here, so a failure is kept to
 * a savepoint: undoing the ledger row would send the mail again.
 */
async function followUp(
  app: App,
  manager: EntityManager,
  mail: MailDelivery,
  whenSent: WhenSent[string] | undefined,
): Promise<void> {
  for (let attempt = 1; whenSent && attempt <= FOLLOW_UP_TRIES; attempt++) {
    try {
      await manager.transaction(() => whenSent(systemContext(app), mail));
      return;
    } catch (error) {
      app.log.error({ mailId: mail.id, attempt, err: error }, 'What follows a sent mail could not be noted');
    }
  }
}
