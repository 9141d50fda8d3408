import type { App } from '../app.js';
import type { Statement } from '../database/database.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { IS_NEXT } from './mail-order.js';

const CLAIM: Statement = {
  name: 'claim-mail',
  text: `UPDATE mail_delivery m SET attempts = attempts + 1, last_attempt_at = now(),
      claimed_until = now() + $2 * interval '1 second'
    WHERE id = $1::bigint AND status = 'queued' AND (claimed_until IS NULL OR claimed_until < now())
      AND ${IS_NEXT}
    RETURNING id`,
};
const RENEW: Statement = {
  name: 'renew-mail-claim',
  text: `UPDATE mail_delivery SET claimed_until = now() + $3 * interval '1 second'
    WHERE id = $1::bigint AND attempts = $2 AND status = 'queued' AND claimed_until > now() RETURNING id`,
};

/** The number of renewals within the life of a claim, so that a few can fail. */
const RENEWALS = 4;

/**
 * Claims a waiting mail: counts the try and keeps other workers away. The number of the try distinguishes
 * this claim from later ones.
 * @returns null if the mail is out, failed for good, claimed by another worker, or has to wait for an earlier
 * one
 */
export async function claimMail(app: App, mailId: string): Promise<MailDelivery | null> {
  const claimed = await app.database.readOne(CLAIM, [mailId, app.config.mailClaimSeconds]);
  return claimed && app.database.manager.findOneByOrFail(MailDelivery, { id: mailId });
}

/**
 * Runs the work and renews the claim until it ends. `signal` aborts the work if the claim is lost, since
 * another worker may then take the mail.
 */
export async function whileClaimed<T>(
  app: App,
  mail: MailDelivery,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const seconds = app.config.mailClaimSeconds;
  const everyMs = (seconds * 1000) / RENEWALS;
  const lost = new AbortController();
  const lose = () => lost.abort(new Error('Sending this email took too long and was stopped.'));
  let renewedAt = Date.now();
  const renew = async () => {
    const now = Date.now();
    if (now - renewedAt >= seconds * 1000 - everyMs) lose();
    try {
      if (!(await app.database.readOne(RENEW, [mail.id, mail.attempts, seconds]))) lose();
      renewedAt = now;
    } catch (error) {
      app.log.warn(
        { mailId: mail.id, err: (error as Error).message },
        'An email took longer to send than expected',
      );
    }
  };
  const timer = setInterval(() => void renew(), everyMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}
