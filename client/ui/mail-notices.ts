import type { MailStatus } from '../graphql/schema.generated';
import { notify } from './notices';
import { isUndelivered } from './sales-words';

/** Tells what has become of a mail that staff sent; one that waits for its server counts as sent. */
export function notifySent(status: MailStatus): void {
  if (!isUndelivered(status)) notify({ kind: 'emailed', title: 'Email Sent' });
  else
    notify({
      kind: 'error',
      title: 'The email did not arrive',
      description: 'Its mail server refused it. The timeline says why.',
    });
}
