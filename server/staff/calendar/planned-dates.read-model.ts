import { isAdminSql } from '../../accounts/admin-users.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { type FollowUps, OLDEST_FOLLOW_UP_DAYS, TODAY } from '../action-centre/raise-follow-ups.js';

/** A day on which staff have planned to deal with a record. */
export interface PlannedDate {
  /** The kind of the record and its id, such as `lead-12`. It never changes. */
  key: string;
  /** The day in New Zealand as YYYY-MM-DD. */
  day: string;
  title: string;
  /** The path of the page on which to deal with it. */
  path: string;
  changedAt: Date;
}

/** The maximum number of dates of a calendar, soonest first. Calendar apps read all of them each time. */
const MAX_DATES = 2000;

/** Actions that are due on a day. Those raised for a follow-up are left out, as the follow-up is in the calendar. */
const ACTIONS = `SELECT 'action-' || a.id AS key,
    (a.due_by AT TIME ZONE 'Pacific/Auckland')::date AS day, concat_ws(': ', a.type, a.value) AS title,
    '/admin/actionCenter/' || a.id AS path, a.assigned_to_id AS person, a.created_at AS changed_at
  FROM action_item a WHERE a.status = 'New' AND a.due_by IS NOT NULL AND a.raised_for IS NULL`;

const datesOf = ({ subject, type, redirectUrl, records }: FollowUps) =>
  `SELECT '${subject}-' || r.id AS key, r.day, concat_ws(': ', '${type}', r.value) AS title,
    replace('${redirectUrl}', '{ref_id}', r.id::text) AS path, r.person, r.changed_at
  FROM (${records}) r`;

/** Returns the statement for the planned dates of a user: its own, and those without a responsible staff member. */
export const plannedDates = (followUps: readonly FollowUps[]): Statement => ({
  name: 'planned-dates',
  text: `SELECT d.key, d.day::text AS day, d.title, d.path, d.changed_at AS "changedAt"
    FROM (${[ACTIONS, ...followUps.map(datesOf)].join(' UNION ALL ')}) d
    WHERE d.day >= ${TODAY} - ${OLDEST_FOLLOW_UP_DAYS} AND (d.person = $1 OR NOT EXISTS (
      SELECT FROM user_account u WHERE u.id = d.person AND ${isAdminSql('u')}))
    ORDER BY d.day, d.key LIMIT ${MAX_DATES}`,
});

/** Returns the planned dates of a staff member, soonest first: its own, and those that all staff share. */
export const listPlannedDates = (
  database: Database,
  statement: Statement,
  userId: number,
): Promise<PlannedDate[]> => database.read<PlannedDate & Record<string, unknown>>(statement, [userId]);
