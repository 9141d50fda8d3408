import type { EntityManager } from 'typeorm';
import { recordActivity } from '../activity/record-activity.js';
import type { App } from '../app.js';
import { type RequestContext, systemContext } from '../request-context.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { afterUnacknowledged } from './unacknowledged-mail.js';

const EVERY_MS = 30_000;
const GIVE_UP_AFTER = '3 days';
const STALE_AFTER = '15 minutes';
const BATCH = 200;
const WORKER_ENDED = 'Sending was interrupted, so we don’t know whether the email was sent.';

/** Called in the sweeper’s transaction with the number of mails that were given up, to alert staff. */
export type OnUndeliverable = (context: RequestContext, count: number) => Promise<void>;

/**
 * Restarts mails that workers or the queue have dropped, and gives up after days. Returns a function that
 * stops it.
 */
export function sweepMail(app: App, whenGivenUp: OnUndeliverable): { stop: () => void } {
  const timer = setInterval(() => {
    sweepMailOnce(app, whenGivenUp).catch((error: Error) =>
      app.log.warn({ err: error.message }, 'Couldn’t check for stuck emails'),
    );
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** Runs the sweeper once. */
export async function sweepMailOnce(app: App, whenGivenUp: OnUndeliverable): Promise<void> {
  const context = systemContext(app);
  await app.database.transaction(async (manager) => {
    const released = await releaseExpired(manager);
    const forgotten = await claimStale(manager);
    const undeliverable = released.undeliverable + (await giveUpOld(manager));
    if (undeliverable) await whenGivenUp(context, undeliverable);
    const again = [...released.again, ...forgotten];
    if (again.length === 0) return;
    await recordActivity(context, {
      action: 'mail.retried',
      subjectType: 'mail',
      subjectId: null,
      followUps: again.map((mailId) => ({ job: 'mail.deliver', payload: { mailId } })),
    });
  });
}

/**
 * Releases expired claims. A worker renews its claim while it sends, so an expired one belongs to a dead
 * worker.
 */
async function releaseExpired(manager: EntityManager): Promise<{ again: string[]; undeliverable: number }> {
  const expired = await manager
    .createQueryBuilder(MailDelivery, 'mail')
    .select(['mail.id', 'mail.unanswered'])
    .where(`mail.status = 'queued' AND mail.claimedUntil < now()`)
    .orderBy('mail.id')
    .limit(BATCH)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getMany();
  const again: string[] = [];
  for (const { id, unanswered } of expired) {
    const outcome = afterUnacknowledged(unanswered + 1, WORKER_ENDED);
    await manager.update(MailDelivery, id, { ...outcome, claimedUntil: null });
    if (outcome.status === 'queued') again.push(id);
  }
  return { again, undeliverable: expired.length - again.length };
}

async function claimStale(manager: EntityManager): Promise<string[]> {
  const [rows]: [{ id: string }[]] = await manager.query(
    `UPDATE mail_delivery SET last_attempt_at = now()
     WHERE id IN (SELECT id FROM mail_delivery WHERE status = 'queued' AND claimed_until IS NULL
       AND greatest(coalesce(last_attempt_at, created_at), sent_again_at) < now() - interval '${STALE_AFTER}'
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     RETURNING id`,
  );
  return rows.map(({ id }) => String(id));
}

async function giveUpOld(manager: EntityManager): Promise<number> {
  const [, count]: [unknown, number] = await manager.query(
    `UPDATE mail_delivery SET status = 'failed',
       error = 'Not delivered after ${GIVE_UP_AFTER} and ' || attempts || ' attempts. ' || coalesce(error, '')
     WHERE status = 'queued' AND claimed_until IS NULL AND attempts > 0
       AND greatest(created_at, sent_again_at) < now() - interval '${GIVE_UP_AFTER}'
       AND (sent_again_at IS NULL OR last_attempt_at > sent_again_at)`,
  );
  return count;
}
