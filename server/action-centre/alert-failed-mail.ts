import { firstCharacters } from '../../shared/text-length.js';
import type { WhenFailed } from '../platform/mail/deliver-mail.js';
import type { WhenBounced } from '../platform/mail/record-bounce.js';
import type { RequestContext } from '../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';
import { settleActionItems } from './resolve-action-items.js';

const FAILED = 'Mail failed';
const MOST_WORDS = 300;

/**
 * Raises an action about a mail that the mail server has refused permanently, or that has failed too often.
 */
export const tellOfFailedMail: WhenFailed = (context, { id, subject, toAddress }, reason) =>
  raiseActionItem(context, {
    type: FAILED,
    value: firstCharacters(`“${subject}” to ${toAddress}: ${reason}`, MOST_WORDS),
    redirectUrl: '/admin/mailbox/{ref_id}',
    refId: Number(id),
  });

/** Raises an action about a mail that was accepted and bounced later. */
export const tellOfBouncedMail: WhenBounced = (context, mail, reason) =>
  tellOfFailedMail(context, mail, `It came back: ${reason}`);

/** Resolves the action about a mail that is being sent again. */
export const settleFailedMail = (context: RequestContext, id: number): Promise<void> =>
  settleActionItems(context, FAILED, id);
