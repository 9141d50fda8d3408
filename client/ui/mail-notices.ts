import type { MailStatus } from '../graphql/schema.generated';
import { notify } from './notices';
import { isUndelivered } from './sales-labels';

/** Shows the delivery status of a mail that staff sent; a queued one counts as sent, with a note. */
export function notifySent(status: MailStatus): void {
  const description =
    status === 'QUEUED'
      ? 'The email is on its way. The timeline will show when it has been sent.'
      : undefined;
  if (!isUndelivered(status)) notify({ kind: 'emailed', title: 'Email Sent', description });
  else
    notify({
      kind: 'error',
      title: 'The email did not arrive',
      description: 'The recipient’s email server rejected this email. The timeline shows why.',
    });
}
