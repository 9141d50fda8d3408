import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import type { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import type { RequestContext } from '../../platform/request-context.js';
import { enquiryRecords } from './sales-enquiry.fields.js';

/** Records that the mail to the supplier was opened: Unopened becomes Opened, later states stay (A45). */
export async function markEnquiryOpened(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async () => {
    const enquiry = await lockRecord(context, enquiryRecords, id);
    if (enquiry?.emailState !== 'Unopened') return;
    await saveRecord(context, enquiryRecords, enquiry, { emailState: 'Opened' }, 'sales-enquiry.opened');
  });
}

/**
 * Sets the enquiry’s state to Reply Sent once the reply has been sent, in the same transaction as the
 * delivery status (R170).
 */
export async function markReplySent(context: RequestContext, mail: MailDelivery): Promise<void> {
  if (mail.subjectId === null) return;
  const enquiry = await lockRecord(context, enquiryRecords, mail.subjectId);
  if (!enquiry || enquiry.emailState === 'Reply Sent') return;
  const columns = { emailState: 'Reply Sent' } as const;
  await saveRecord(context, enquiryRecords, enquiry, columns, 'sales-enquiry.reply-sent');
}
