import type { RequestContext } from '../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';

/** Puts before staff that mail will not be tried again; why is in the mailbox, beside each mail. */
export async function tellOfGivenUpMail(context: RequestContext, count: number): Promise<void> {
  await raiseActionItem(context, {
    type: 'Mail was given up',
    value: count === 1 ? 'A mail was given up.' : `${count} mails were given up.`,
    redirectUrl: '/admin/mailbox?status=FAILED',
    refId: 0,
  });
}
