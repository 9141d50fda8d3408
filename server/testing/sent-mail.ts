import type { TestUplift } from './test-uplift.js';
import { until } from './until.js';

/**
 * Matches the status of a mail in a response, which usually has been sent by then
 * (server/platform/mail/mail-outcome.ts).
 */
export const outOrQueued = () => expect.stringMatching(/^(SENT|QUEUED)$/);

/** Waits until every mail is sent, or has failed for good. */
export const untilMailed = ({ app }: TestUplift) =>
  until(async () => {
    const [row] = await app.database.manager.query(
      "SELECT count(*)::int AS queued FROM mail_delivery WHERE status = 'queued'",
    );
    return row.queued === 0;
  });
