import type { RequestContext } from '../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';

/** Raises an action about mails that will not be retried. The mailbox has the reason for each mail. */
export async function alertUndeliverableMail(context: RequestContext, count: number): Promise<void> {
  await raiseActionItem(context, {
    type: 'Mail was given up',
    value: count === 1 ? 'A mail was given up.' : `${count} mails were given up.`,
    redirectUrl: '/admin/mailbox?status=FAILED',
    refId: 0,
  });
}
