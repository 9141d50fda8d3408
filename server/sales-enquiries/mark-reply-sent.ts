import { recordActivity } from '../platform/activity/record-activity.js';
import type { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import type { RequestContext } from '../platform/request-context.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';

/**
 * The answer to the customer is out: the enquiry's state becomes Reply Sent, in the very transaction
 * in which the ledger says so (R170).
 */
export async function markReplySent(context: RequestContext, mail: MailDelivery): Promise<void> {
  if (mail.subjectId === null) return;
  const { manager } = context.app.database;
  const enquiry = await manager.findOne(SalesEnquiry, {
    where: { id: mail.subjectId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!enquiry || enquiry.emailState === 'Reply Sent') return;
  await manager.update(SalesEnquiry, enquiry.id, {
    emailState: 'Reply Sent',
    version: () => 'version + 1',
    updatedAt: () => 'now()',
  });
  await recordActivity(context, {
    action: 'sales-enquiry.reply-sent',
    subjectType: 'sales-enquiry',
    subjectId: enquiry.id,
    changes: { emailState: [enquiry.emailState, 'Reply Sent'] },
  });
}
