import { clearExpired, type Removals } from '../platform/clear-expired.js';
import type { ScheduledJob } from '../platform/scheduled-jobs.js';

/** Returns a statement that deletes rows by `id`, oldest first. */
const rowsOf = (table: string, old: string) => `DELETE FROM ${table} WHERE id IN
  (SELECT id FROM ${table} WHERE ${old} ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)`;

/** Returns a statement that deletes changes `c`. `others` selects all changes of the same record. */
const changesWith = (condition: (others: string) => string) => `DELETE FROM record_change WHERE (xid, seq) IN
  (SELECT xid, seq FROM record_change c WHERE changed_at < $1
    AND ${condition('SELECT FROM record_change o WHERE o.record_type = c.record_type AND o.record_id = c.record_id')}
    LIMIT $2)`;

const NOBODYS = `roles = '{}' AND supplier_id IS NULL AND impact_buyer_id IS NULL AND good_cause_id IS NULL
  AND email_verified_at IS NULL AND created_at < $1`;

/** Statements that remove data after its retention period. */
export const REMOVALS: Removals = {
  activity: [rowsOf('activity', 'occurred_at < $1')],
  'personal-changes': [
    `DELETE FROM personal_change WHERE (activity_id, field) IN
      (SELECT activity_id, field FROM personal_change WHERE created_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
  ],
  trash: [rowsOf('deleted_record', 'deleted_at < $1')],
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
  'contact-messages': [
    rowsOf('contact_message', 'created_at < $1'),
    rowsOf('held_submission', 'held_at < $1'),
  ],
  'done-actions': [rowsOf('action_item', `created_at < $1 AND status <> 'New'`)],
  // Matches claim-account.ts: accounts created by user/create that nobody has claimed.
  'unclaimed-accounts': [rowsOf('user_account', `password_hash IS NULL AND ${NOBODYS}`)],
  'unconfirmed-accounts': [
    rowsOf('user_account', `${NOBODYS} AND (last_signed_in_at IS NULL OR last_signed_in_at < $1)`),
  ],
  'refresh-tokens': [
    rowsOf('refresh_token', 'expires_at < $1'),
    // These have a network address, so they go as soon as the sign-in has expired.
    rowsOf('sign_in', 'expires_at < greatest($1, now())'),
  ],
  'account-links': [
    rowsOf('account_link', 'expires_at < $1'),
    rowsOf('password_reset_request', 'created_at < $1'),
    rowsOf('sign_in_link_request', 'created_at < $1'),
  ],
  'idempotency-keys': [
    `DELETE FROM idempotency_key WHERE (scope, key) IN
      (SELECT scope, key FROM idempotency_key WHERE created_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
  ],
  'handed-over-jobs': [rowsOf('outbox_job', 'dispatched_at < $1')],
  'search-misses': [
    rowsOf('search_miss', 'last_searched_at < $1'),
    // Of the remaining rows, keeps the ten thousand most searched ones, most recent first if equal.
    `DELETE FROM search_miss WHERE id IN (SELECT id FROM search_miss WHERE last_searched_at >= $1
      ORDER BY searches DESC, last_searched_at DESC, id DESC OFFSET 10000 LIMIT $2)`,
  ],
  'unconfirmed-alerts': [rowsOf('supplier_alert', 'created_at < $1 AND confirmed_at IS NULL')],
  'supplier-alerts': [rowsOf('supplier_alert', 'confirmed_at < $1')],
  // Includes their files, and files that were uploaded for import.
  tasks: [
    rowsOf('task', 'finished_at < $1'),
    rowsOf(
      'data_import',
      `created_at < $1 AND NOT EXISTS (SELECT FROM task t WHERE t.finished_at IS NULL
        AND t.id IN (data_import.check_task_id, data_import.import_task_id))`,
    ),
  ],
  // Each record keeps its latest change. A deletion goes last, or the record would seem to exist again.
  'record-changes': [
    changesWith((others) => `EXISTS (${others} AND (o.xid, o.seq) > (c.xid, c.seq))`),
    changesWith((others) => `deleted AND NOT EXISTS (${others} AND (o.xid, o.seq) <> (c.xid, c.seq))`),
  ],
  'webhook-deliveries': [rowsOf('webhook_delivery', 'occurred_at < $1')],
  'rate-limits': [
    `DELETE FROM rate_limit_window WHERE ctid = ANY (ARRAY
      (SELECT ctid FROM rate_limit_window WHERE minute < floor(extract(epoch FROM $1::timestamptz) / 60) LIMIT $2))`,
  ],
};

/** Removes data whose retention period has ended. */
export const clearExpiredJob: ScheduledJob = {
  name: 'clear-expired',
  due: 'hourly',
  run: (app) => clearExpired(app, REMOVALS),
};
