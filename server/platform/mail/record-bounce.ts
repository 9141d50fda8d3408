import { type EntityManager, IsNull, Not } from 'typeorm';
import { recordActivity } from '../activity/record-activity.js';
import type { App } from '../app.js';
import type { MailTry } from '../identity/bounce-tokens.js';
import { type RequestContext, systemContext } from '../request-context.js';
import type { Undelivered } from './delivery-notice.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { sendNext } from './mail-order.js';
import { sentColumns } from './sent-columns.js';

/** Called for a bounced mail, with the reason, in the transaction that updates the ledger. */
export type OnBounced = (context: RequestContext, mail: MailDelivery, reason: string) => Promise<void>;

const MAX_ERROR = 500;

/**
 * Records that a server accepted a mail but did not deliver it. Only the latest try counts, and only once: a
 * repeated notice changes nothing, nor does one that arrives after the mail was sent again. If only copies
 * failed, the mail stays sent and the ledger lists the failures.
 */
export async function recordBounce(
  app: App,
  { mailId, attempt }: MailTry,
  undelivered: readonly Undelivered[],
  whenBounced: OnBounced,
): Promise<void> {
  if (undelivered.length === 0) return;
  await app.database.transaction(async (manager) => {
    const mail = await lockTry(manager, mailId, attempt);
    if (!mail) return;
    const ofAddressee = undelivered.find((one) => isFor(mail, one));
    if (ofAddressee) await markBounced(app, manager, mail, ofAddressee.reason, whenBounced);
    else if (mail.status === 'sent') await reportCopies(manager, mail, undelivered);
  });
}

/**
 * Locks the mail of this try. A notice may arrive before the worker has recorded that the mail was accepted,
 * so the mail may still be claimed.
 */
const lockTry = (manager: EntityManager, id: string, attempts: number): Promise<MailDelivery | null> =>
  manager.findOne(MailDelivery, {
    where: [
      { id, attempts, status: 'sent' },
      { id, attempts, status: 'queued', claimedUntil: Not(IsNull()) },
    ],
    lock: { mode: 'pessimistic_write' },
  });

/**
 * Returns true if the notice is about the main recipient. Forwarded mail bounces from an unknown address,
 * which counts as the main recipient if it is the only one.
 */
function isFor({ toAddress, alsoTo, cc, bcc }: MailDelivery, { addresses }: Undelivered): boolean {
  return alsoTo.length + cc.length + bcc.length === 0 || addresses.includes(toAddress.toLowerCase());
}

async function markBounced(
  app: App,
  manager: EntityManager,
  mail: MailDelivery,
  reason: string,
  whenBounced: OnBounced,
): Promise<void> {
  const wasOut = mail.status === 'sent';
  await manager.update(MailDelivery, mail.id, {
    ...(!wasOut && sentColumns(app, mail)),
    status: 'bounced',
    bouncedAt: new Date(),
    error: reason,
  });
  if (!wasOut) await sendNext(manager, mail);
  const context = systemContext(app);
  await recordActivity(context, {
    action: 'mail.bounced',
    subjectType: 'mail',
    subjectId: Number(mail.id),
    changes: { status: [mail.status, 'bounced'] },
  });
  await whenBounced(context, mail, reason);
}

async function reportCopies(
  manager: EntityManager,
  { id, error }: MailDelivery,
  undelivered: readonly Undelivered[],
): Promise<void> {
  const notices = undelivered.map(({ addresses: [address], reason }) => `${address ?? 'A copy'}: ${reason}`);
  const further = notices.filter((one) => !error?.includes(one));
  if (further.length === 0) return;
  await manager.update(MailDelivery, id, {
    error: [error, ...further].filter(Boolean).join(' ').slice(0, MAX_ERROR),
  });
}
