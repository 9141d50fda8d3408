import type { TestUplift } from './test-uplift.js';
import { until } from './until.js';

/** The status of a mail in an answer: mostly it is out by then (server/platform/mail/mail-outcome.ts). */
export const outOrQueued = () => expect.stringMatching(/^(SENT|QUEUED)$/);

/** Waits until no mail is on its way. */
export const untilMailed = ({ app }: TestUplift) =>
  until(async () => {
    const [row] = await app.database.manager.query(
      "SELECT count(*)::int AS queued FROM mail_delivery WHERE status = 'queued'",
    );
    return row.queued === 0;
  });
