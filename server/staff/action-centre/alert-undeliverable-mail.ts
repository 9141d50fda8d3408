import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';

/** Raises an action about mails that will not be retried. The mailbox has the reason for each mail. */
export async function alertUndeliverableMail(context: RequestContext, count: number): Promise<void> {
  await raiseActionItem(context, {
    type: 'Email undeliverable',
    value: count === 1 ? '1 email could not be delivered.' : `${count} emails could not be delivered.`,
    redirectUrl: '/admin/mailbox?status=FAILED',
    refId: 0,
  });
}
