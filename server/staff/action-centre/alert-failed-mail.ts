import { firstCharacters } from '../../../shared/text-length.js';
import type { OnFailed } from '../../platform/mail/deliver-mail.js';
import type { OnBounced } from '../../platform/mail/record-bounce.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';
import { resolveActionItems } from './resolve-action-items.js';

const FAILED = 'Mail failed';
const MAX_WORDS = 300;

/**
 * Raises an action about a mail that the mail server has refused permanently, or that has failed too often.
 */
export const alertFailedMail: OnFailed = (context, { id, subject, toAddress }, reason) =>
  raiseActionItem(context, {
    type: FAILED,
    value: firstCharacters(`“${subject}” to ${toAddress}: ${reason}`, MAX_WORDS),
    redirectUrl: '/admin/mailbox/{ref_id}',
    refId: Number(id),
  });

/** Raises an action about a mail that was accepted and bounced later. */
export const alertBouncedMail: OnBounced = (context, mail, reason) =>
  alertFailedMail(context, mail, `The email bounced: ${reason}`);

/** Resolves the action about a mail that is being sent again. */
export const resolveFailedMail = (context: RequestContext, id: number): Promise<void> =>
  resolveActionItems(context, FAILED, id);

/** Raises an action about mails that will not be retried. The mailbox has the reason for each mail. */
export async function alertUndeliverableMail(context: RequestContext, count: number): Promise<void> {
  await raiseActionItem(context, {
    type: 'Email undeliverable',
    value: count === 1 ? '1 email could not be delivered.' : `${count} emails could not be delivered.`,
    redirectUrl: '/admin/mailbox?status=FAILED',
    refId: 0,
  });
}
