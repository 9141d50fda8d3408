import { firstCharacters } from '../../shared/text-length.js';
import type { WhenFailed } from '../platform/mail/deliver-mail.js';
import type { WhenBounced } from '../platform/mail/note-bounce.js';
import type { RequestContext } from '../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';
import { settleActionItems } from './settle-action-items.js';

const FAILED = 'Mail failed';
const MOST_WORDS = 300;

/** Puts a mail before staff that the mail server has refused for good, or that was tried in vain too often. */
export const tellOfFailedMail: WhenFailed = (context, { id, subject, toAddress }, reason) =>
  raiseActionItem(context, {
    type: FAILED,
    value: firstCharacters(`“${subject}” to ${toAddress}: ${reason}`, MOST_WORDS),
    redirectUrl: '/admin/mailbox/{ref_id}',
    refId: Number(id),
  });

/** Puts a mail before staff that had been taken, and has come back later. */
export const tellOfBouncedMail: WhenBounced = (context, mail, reason) =>
  tellOfFailedMail(context, mail, `It came back: ${reason}`);

/** It is on its way again: what waits for staff about it is done. */
export const settleFailedMail = (context: RequestContext, id: number): Promise<void> =>
  settleActionItems(context, FAILED, id);
