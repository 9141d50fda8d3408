import type { App } from './app.js';
import type { Chore } from './chores.js';
import type { Kept } from './config/retention.js';
import type { Statement } from './database/database.js';
import { sqlState } from './errors.js';

/** Rows that are removed in one statement: few enough that nobody waits for their locks. */
const BATCH = 1000;
/** What PostgreSQL answers at its statement_timeout. */
const TOOK_TOO_LONG = '57014';

/** Deletes rows by `id`, the oldest first. */
const rowsOf = (table: string, old: string) => `DELETE FROM ${table} WHERE id IN
  (SELECT id FROM ${table} WHERE ${old} ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)`;

const NOBODYS = `roles = '{}' AND supplier_id IS NULL AND impact_buyer_id IS NULL AND good_cause_id IS NULL
  AND email_verified_at IS NULL AND created_at < $1`;

/** How a batch of what is older than $1 is removed, $2 rows at most. */
export const REMOVE: Record<Kept, string[]> = {
  activity: [rowsOf('activity', 'occurred_at < $1')],
  'personal-changes': [
    `DELETE FROM personal_change WHERE (activity_id, field) IN
      (SELECT activity_id, field FROM personal_change WHERE created_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
  ],
  mails: [rowsOf('mail_delivery', `created_at < $1 AND status <> 'queued'`)],
  'mail-bodies': [
    `UPDATE mail_delivery SET body_text = '', body_html = '' WHERE id IN
      (SELECT id FROM mail_delivery WHERE created_at < $1 AND body_text <> '' AND status <> 'queued'
        ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
  ],
  clicks: [
    rowsOf('click', 'created_at < $1'),
    rowsOf('affiliate_link_click', 'created_at < $1 AND reviewed_at IS NOT NULL'),
  ],
  'contact-messages': [rowsOf('contact_message', 'created_at < $1')],
  'done-actions': [rowsOf('action_item', `created_at < $1 AND status <> 'New'`)],
  // As claim-account.ts has it: user/create made them, and nobody came.
  'unclaimed-accounts': [rowsOf('user_account', `password_hash IS NULL AND ${NOBODYS}`)],
  'unconfirmed-accounts': [
    rowsOf('user_account', `${NOBODYS} AND (last_signed_in_at IS NULL OR last_signed_in_at < $1)`),
  ],
  'refresh-tokens': [rowsOf('refresh_token', 'expires_at < $1')],
  'account-links': [
    rowsOf('account_link', 'expires_at < $1'),
    rowsOf('password_reset_request', 'created_at < $1'),
  ],
  'idempotency-keys': [
    `DELETE FROM idempotency_key WHERE (scope, key) IN
      (SELECT scope, key FROM idempotency_key WHERE created_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
  ],
  'handed-over-jobs': [rowsOf('outbox_job', 'dispatched_at < $1')],
  'rate-limits': [
    `DELETE FROM rate_limit_window WHERE ctid = ANY (ARRAY
      (SELECT ctid FROM rate_limit_window WHERE minute < floor(extract(epoch FROM $1::timestamptz) / 60) LIMIT $2))`,
  ],
};

const counted = (name: string, text: string): Statement => ({
  name,
  text: `WITH removed AS (${text} RETURNING 1) SELECT count(*)::integer AS removed FROM removed`,
});

/** Removes batch after batch; where one takes too long, smaller ones. */
async function removeAll(app: App, statement: Statement, before: Date): Promise<number> {
  let batch = BATCH;
  for (let total = 0; ; ) {
    try {
      const row = await app.database.readOne<{ removed: number }>(statement, [before, batch]);
      total += row?.removed ?? 0;
      if ((row?.removed ?? 0) < batch) return total;
    } catch (error) {
      if (sqlState(error) !== TOOK_TOO_LONG || batch === 1) throw error;
      batch = Math.floor(batch / 2);
    }
  }
}

/**
 * Removes what has been kept for its time (docs/operations.md), in small batches, each on its own. What cannot be
 * removed is logged and does not keep the rest.
 * @throws AggregateError of all that failed, at the end
 */
export async function clearExpired(app: App): Promise<void> {
  const failures: Error[] = [];
  for (const [name, texts] of Object.entries(REMOVE) as [Kept, string[]][]) {
    const before = new Date(Date.now() - app.config.retention[name] * 24 * 3600 * 1000);
    try {
      let removed = 0;
      for (const [at, text] of texts.entries())
        removed += await removeAll(app, counted(`clear-${name}-${at}`, text), before);
      if (removed > 0) app.log.info({ name, removed }, 'What had been kept for its time was removed');
    } catch (error) {
      app.log.error({ name, err: error }, 'What had been kept for its time could not be removed');
      failures.push(new Error(`${name}: ${(error as Error).message}`));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

export const clearExpiredChore: Chore = { name: 'clear-expired', due: 'hourly', run: clearExpired };
