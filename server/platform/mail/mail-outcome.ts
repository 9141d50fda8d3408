import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.js';
import type { MailStatus } from './mail-status.js';

const LOOKS_AFTER_MS = [40, 80, 160, 320, 600];

/**
 * What has become of a mail a moment after it was handed over: mostly it is out by then, and people
 * can be told so. 'queued' means that it is still on its way; the ledger knows more later. Not for use
 * inside a transaction.
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
