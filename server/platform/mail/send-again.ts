import { recordActivity } from '../activity/record-activity.js';
import { conflict, notFound } from '../errors.js';
import type { RequestContext } from '../request-context.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { NOT_KEPT } from './mail-secrets.js';

/** Says why the words of a mail are of no use to its reader any more; null where they are. */
export type SpentWords = (context: RequestContext, mail: MailDelivery) => Promise<string | null>;

/**
 * Puts a mail that failed, or came back, among those that wait, and hands it to a worker. Whatever may have reached its reader, or
 * anybody, is refused: nothing is sent twice. It keeps its Message-ID and the number of its tries, by which claims are
 * told apart, and has three days from now on.
 * @throws AppError NOT_FOUND, or CONFLICT with the reason why it is not sent again
 */
export async function queueAgain(context: RequestContext, id: string, spent: SpentWords): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    const mail = await manager.findOne(MailDelivery, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!mail) throw notFound('This mail');
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
  if (status === 'sent') return 'It has been sent already.';
  if (status === 'queued') return 'It waits to be sent already.';
  if (unanswered > 0)
    return `It may have arrived: ${unanswered === 1 ? 'a try' : `${unanswered} tries`} ended without an answer of the mail server.`;
  // The ledger tells one refusal, not which of the others took it.
  if (alsoTo.length > 0) return 'Others that it is to may have got it.';
  if (cc.length + bcc.length > 0) return 'Those who were to get a copy may have got it.';
  if (bodyText === '' || bodyText === NOT_KEPT) return 'Its words are not kept, so it cannot be sent.';
  return null;
}
