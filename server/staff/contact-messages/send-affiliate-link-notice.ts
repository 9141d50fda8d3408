import { z } from 'zod';
import { recordActivity } from '../../platform/activity/record-activity.js';
import type { Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors.js';
import { onceAMinute } from '../../platform/idempotency.js';
import { line, optionalText, parseInput, recordId } from '../../platform/input.js';
import { queueEmail } from '../../platform/mail/email.js';
import { limitRate } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { AffiliateLinkNoticeEmail } from './affiliate-link-notice.email.js';
import { ContactMessage } from './contact-message.entity.js';

/** The schema of a notice about a followed link. */
export const affiliateLinkNotice = z.object({
  supplierId: recordId,
  url: optionalText(
    line(2000)
      .refine((value) => value === '' || /^https?:\/\//i.test(value), {
        message: 'This must be a web address.',
      })
      .meta({ format: 'uri' }),
  ),
});

interface LinkedSupplier extends Record<string, unknown> {
  name: string;
  enquiryEmail: string;
  emailNotificationsDisabled: boolean;
  link: string | null;
}

const SUPPLIER: Statement = {
  name: 'affiliate-supplier',
  text: `SELECT name, enquiry_email AS "enquiryEmail", email_notifications_disabled AS "emailNotificationsDisabled",
      coalesce(affiliate_button_link, button_link, website) AS link
    FROM supplier WHERE id = $1::integer AND listed`,
};

/**
 * Handles a visit to a supplier's own site (C084). Notifies the supplier at the address on record (R343),
 * unless it has disabled mails (R257), and raises an action for staff to review the click (A47). The mail
 * names the link on record, never the given address, which anyone may make up. The same address from the same
 * network within a minute counts as the same visit.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND if the supplier is not listed, RATE_LIMITED
 */
export async function sendAffiliateLinkNotice(context: RequestContext, input: unknown): Promise<boolean> {
  const { supplierId, url } = parseInput(affiliateLinkNotice, input);
  await limitRate(context, 'affiliate-link-notice', `supplier-${supplierId}`);
  return onceAMinute(context, 'sendAffiliateLinkNotice', { supplierId, url }, async () => {
    const { database } = context.app;
    const supplier = await database.readOne<LinkedSupplier>(SUPPLIER, [supplierId]);
    if (!supplier) throw notFound('This supplier');
    const inserted = await database.manager.insert(ContactMessage, {
      kind: 'Affiliate link',
      supplierId,
      url: url ?? supplier.link,
    });
    const id: number = inserted.identifiers[0]?.id;
    const mail = new AffiliateLinkNoticeEmail({
      id,
      supplierId,
      supplierName: supplier.name,
      link: supplier.link,
    });
    await raiseActionItem(context, {
      type: 'Website clicks to review',
      value: `A visitor followed the link to ${supplier.name}`,
      redirectUrl: '/admin/businesses/{ref_id}',
      refId: supplierId,
    });
    await recordActivity(context, {
      action: 'contact-message.affiliate-link-followed',
      subjectType: 'supplier',
      subjectId: supplierId,
      followUps: supplier.emailNotificationsDisabled
        ? []
        : [await queueEmail(context, mail, supplier.enquiryEmail)],
    });
    return true;
  });
}
