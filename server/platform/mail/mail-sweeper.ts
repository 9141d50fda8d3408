import { recordActivity } from '../../activity/record-activity.js';
import type { App } from '../app.js';
import { systemContext } from '../request-context.js';

const EVERY_MS = 60_000;
const GIVE_UP_AFTER = '3 days';
const FORGOTTEN_AFTER = '15 minutes';
const BATCH = 200;

/** Starts mail again that the queue has given up on, and calls it failed after days; answers how to stop. */
export function sweepMail(app: App): { stop: () => void } {
  const timer = setInterval(() => {
    sweepMailOnce(app).catch((error: Error) =>
      app.log.warn({ err: error.message }, 'Mail could not be swept'),
    );
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** One round of the sweeper. */
export async function sweepMailOnce(app: App): Promise<void> {
  await app.database.transaction(async (manager) => {
    await manager.query(
      `UPDATE mail_delivery SET status = 'failed'
       WHERE status = 'queued' AND created_at < now() - interval '${GIVE_UP_AFTER}' AND attempts > 0`,
    );
    const forgotten: { id: string }[] = await manager
      .query(
        `UPDATE mail_delivery SET last_attempt_at = now()
       WHERE id IN (SELECT id FROM mail_delivery WHERE status = 'queued'
         AND coalesce(last_attempt_at, created_at) < now() - interval '${FORGOTTEN_AFTER}'
         ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      )
      .then(([rows]: [{ id: string }[]]) => rows);
    if (forgotten.length === 0) return;
    await recordActivity(systemContext(app), {
      action: 'mail.retried',
      subjectType: 'mail',
      subjectId: null,
      followUps: forgotten.map(({ id }) => ({ job: 'mail.deliver', payload: { mailId: String(id) } })),
    });
  });
}
