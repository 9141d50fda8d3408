import type { MailStatus } from '../graphql/schema.generated';
import { notify } from './notices';
import { isUndelivered } from './sales-words';

/** Shows the delivery status of a mail that staff sent; a queued one counts as sent, with a note. */
export function notifySent(status: MailStatus): void {
  const description =
    status === 'QUEUED' ? 'It is on its way. The timeline tells when it has gone out.' : undefined;
  if (!isUndelivered(status)) notify({ kind: 'emailed', title: 'Email Sent', description });
  else
    notify({
      kind: 'error',
      title: 'The email did not arrive',
      description: 'Its mail server refused it. The timeline says why.',
    });
}
