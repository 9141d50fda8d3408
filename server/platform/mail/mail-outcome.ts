import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.js';
import type { MailStatus } from './mail-status.js';

const LOOKS_AFTER_MS = [40, 80, 160, 320, 600];

/**
 * Returns the status of a mail shortly after it was queued. Usually it has been sent by then, and users can
 * be informed. 'queued' means that it is still on its way; the ledger has the later status. Not for use in a
 * transaction.
 */
export async function mailOutcome(app: App, mailId: string): Promise<MailStatus> {
  for (const delay of LOOKS_AFTER_MS) {
    await pause(delay);
    const row = await app.database.readOne<{ status: MailStatus }>(
      { name: 'mail-outcome', text: 'SELECT status FROM mail_delivery WHERE id = $1::bigint' },
      [mailId],
    );
    if (row && row.status !== 'queued') return row.status;
  }
  return 'queued';
}
