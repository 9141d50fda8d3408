import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import { badInput } from '../../platform/errors.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import type { RequestContext } from '../../platform/request-context.js';
import { supplierRecords } from './supplier.fields.js';

/**
 * Stops the mails that notify a supplier, by the token that is only in one of these mails. Has no effect the
 * second time.
 * @throws AppError BAD_USER_INPUT if no such mail has the token
 */
export async function stopNotifications(context: RequestContext, token: string): Promise<void> {
  const { mailTokens, database } = context.app;
  const mailId = mailTokens.unsubscribe.read(token);
  const mail = mailId && (await database.manager.findOneBy(MailDelivery, { id: mailId }));
  const supplierId = mail ? mail.notifiesSupplierId : null;
  if (supplierId === null) throw badInput('This link is incomplete. Open it again from your email.');
  await database.transaction(async () => {
    const supplier = await lockRecord(context, supplierRecords, supplierId);
    if (!supplier || supplier.emailNotificationsDisabled) return;
    const columns = { emailNotificationsDisabled: true };
    await saveRecord(context, supplierRecords, supplier, columns, 'supplier.notifications-stopped');
  });
}
