import { isAdminSql } from '../../accounts/admin-users.js';
import type { App } from '../../platform/app.js';
import type { Statement } from '../../platform/database/database.js';
import { systemContext } from '../../platform/request-context.js';
import type { ScheduledJob } from '../../platform/scheduled-jobs.js';
import { announceRaised } from './raise-action-item.js';
import { announceResolved, type ResolvedItem } from './resolve-action-items.js';

/** A kind of record that staff follow up on a given day. */
export interface FollowUps {
  /** The kind of record, such as `lead`. With the id of the record it identifies an event in calendars. */
  subject: string;
  /** The type of the action, as the action centre lists it. */
  type: string;
  /**
   * The path of the page on which to deal with it. `{ref_id}` is replaced by the id of the record (A119).
   */
  redirectUrl: string;
  /**
   * A query of the records to follow up, with `id`, `day`, `value` as text, the responsible `person`, and
   * `changed_at`.
   */
  records: string;
}

/** The number of past days that are raised. Earlier ones were forgotten, or came with imported records. */
export const OLDEST_FOLLOW_UP_DAYS = 30;
/** The current date in New Zealand, in SQL. */
export const TODAY = `(now() AT TIME ZONE 'Pacific/Auckland')::date`;
const MAX_WORDS = 300;

const named = (name: string, { type }: FollowUps, text: string): Statement => ({
  name: `${name} ${type}`,
  text,
});

/**
 * Returns the statement that raises the records whose day has come, once for each day. An action that is
 * still new is updated.
 */
const raise = (followUps: FollowUps) =>
  named(
    'raise-follow-ups',
    followUps,
    `INSERT INTO action_item (type, redirect_url, ref_id, value, assigned_to_id, raised, raised_for, due_by)
    SELECT $1, $2, due.id, left(due.value, ${MAX_WORDS}),
      (SELECT u.id FROM user_account u WHERE u.id = due.person AND ${isAdminSql('u')}), true, due.day,
      ((due.day + 1)::timestamp AT TIME ZONE 'Pacific/Auckland') - interval '1 minute'
    FROM (${followUps.records}) due
    WHERE due.day BETWEEN ${TODAY} - ${OLDEST_FOLLOW_UP_DAYS} AND ${TODAY} AND NOT EXISTS (
      SELECT FROM action_item a WHERE a.type = $1 AND a.ref_id = due.id AND a.raised_for = due.day)
    ORDER BY due.id
    ON CONFLICT (type, ref_id) WHERE status = 'New' AND raised
    DO UPDATE SET value = excluded.value, raised_for = excluded.raised_for, due_by = excluded.due_by,
      assigned_to_id = coalesce(action_item.assigned_to_id, excluded.assigned_to_id),
      version = action_item.version + 1, updated_at = now()
    RETURNING id`,
  );

/** Returns the statement that resolves actions whose record has another day or none now, or is closed. */
const resolve = (followUps: FollowUps) =>
  named(
    'resolve-follow-ups',
    followUps,
    `UPDATE action_item a SET status = 'Done', version = a.version + 1, updated_at = now()
    WHERE a.type = $1 AND a.status = 'New' AND a.raised_for IS NOT NULL AND NOT EXISTS (
      SELECT FROM (${followUps.records}) due WHERE due.id = a.ref_id AND due.day = a.raised_for)
    RETURNING a.id, a.version`,
  );

/** Raises actions for the records to follow up by today, in New Zealand time. */
export async function raiseFollowUps(app: App, all: readonly FollowUps[]): Promise<void> {
  const context = systemContext(app);
  for (const followUps of all)
    await app.database.transaction(async () => {
      const { type, redirectUrl } = followUps;
      const resolved = await app.database.read<ResolvedItem & Record<string, unknown>>(resolve(followUps), [
        type,
      ]);
      await announceResolved(context, resolved);
      const raised = await app.database.read<{ id: number }>(raise(followUps), [type, redirectUrl]);
      await announceRaised(
        context,
        raised.map(({ id }) => id),
      );
    });
}

/** Returns the scheduled job that raises follow-ups within the first hour of a day. */
export const followUpsJob = (all: readonly FollowUps[]): ScheduledJob => ({
  name: 'raise-follow-ups',
  due: 'hourly',
  run: (app) => raiseFollowUps(app, all),
});
