import { recordActivity } from '../activity/record-activity.js';
import { conflict, notFound } from '../errors.js';
import type { RequestContext } from '../request-context.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { TEXT_NOT_STORED } from './mail-secrets.js';

/** Returns the reason why a mail is no longer of use to its reader, or null. */
export type ExpiryReason = (context: RequestContext, mail: MailDelivery) => Promise<string | null>;

/**
 * Queues a mail again that failed or bounced. Refuses a mail that may have reached any recipient, so that
 * nothing is sent twice. It keeps its Message-ID and its number of tries, which distinguishes claims, and has
 * another three days.
 * @throws AppError NOT_FOUND, or CONFLICT with the reason why it is not sent again
 */
export async function queueAgain(context: RequestContext, id: string, spent: ExpiryReason): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    const mail = await manager.findOne(MailDelivery, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!mail) throw notFound('This email');
    const refusal = refusalOf(mail) ?? (await spent(context, mail));
    if (refusal) throw conflict(refusal);
    await manager.update(MailDelivery, id, {
      status: 'queued',
      error: null,
      claimedUntil: null,
      sentAt: null,
      bouncedAt: null,
      sentAgainAt: new Date(),
    });
    await recordActivity(context, {
      action: 'mail.sent-again',
      subjectType: 'mail',
      subjectId: Number(id),
      changes: { status: [mail.status, 'queued'] },
      followUps: [{ job: 'mail.deliver', payload: { mailId: id } }],
    });
  });
}

function refusalOf({ status, unanswered, alsoTo, cc, bcc, bodyText }: MailDelivery): string | null {
  if (status === 'sent') return 'This email has already been sent.';
  if (status === 'queued') return 'This email is already waiting to be sent.';
  if (unanswered > 0)
    return `This email may have arrived: ${unanswered === 1 ? 'one attempt' : `${unanswered} attempts`} ended without an answer from the mail server.`;
  // The ledger has one refusal and does not say which other recipients accepted the mail.
  if (alsoTo.length > 0) return 'Other recipients may have got this email.';
  if (cc.length + bcc.length > 0) return 'The people copied in may already have received this email.';
  if (bodyText === '' || bodyText === TEXT_NOT_STORED)
    return 'The text of this email is not stored, so it cannot be sent.';
  return null;
}
