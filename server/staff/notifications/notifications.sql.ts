import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { EntityMetadata } from 'typeorm';
import type { Histories, RecordHistory } from '../../kits/history/record-history.js';
import { recordTitle } from '../../kits/history/record-title.sql.js';
import { actor, audience, type TimelineCaller } from '../../kits/history/timeline.sql.js';
import { isForRoles } from '../../kits/tasks/task.policy.js';
import type { Role } from '../../platform/identity/roles.js';

/** The age limit of notifications in days. LATEST is the maximum number that is read of each sort. */
const DAYS = 30;
const LATEST = 100;
/** The maximum number of activities that are read for staff: more than anyone reads, and fast to scan. */
const LATEST_OF_ALL = 2_000;

export interface NotificationsRequest {
  caller: TimelineCaller & { id: number; roles: readonly Role[] };
  isStaff: boolean;
  /** True for staff, unless the scopes of an API token do not allow mails. */
  readsMails: boolean;
  /** The condition that the scopes of the caller’s API token, if any, allow task `t`. */
  isVisibleTask: Sql;
  /** The role in which the caller sees a record `r` of each kind. Kinds that it does not see are left out. */
  viewers: ReadonlyMap<string, Sql>;
  histories: Histories;
  tableOf: (history: RecordHistory) => EntityMetadata;
  first: number;
}

const since = sql`now() - make_interval(days => ${raw(String(DAYS))})`;

/** Changes to an account that its user should know about, whoever made them. */
const ACCOUNT_ACTIONS = [
  'account.password-changed',
  'account.password-reset',
  'account.refresh-token-reused',
  'account.other-sessions-ended',
  'account.sessions-ended',
  'account.tokens-revoked',
  'account.google-linked',
  'account.taken-over',
  'account.calendar-link-created',
  'account.calendar-link-revoked',
  'account.token-created',
  'account.token-revoked',
  'user.changed',
  'user.undone',
  'user.reactivated',
];

/**
 * Enquiries and actions arrive all day and have lists of their own. Staff learn of a problem with an enquiry
 * by its message.
 */
const WORK_OF_THE_DAY = sql`a.subject_type IN ('sales-enquiry', 'action-item')`;
/** Sign-ins, registrations and forgotten passwords of other users, which are no concern of staff. */
const OTHER_ACCOUNTS = sql`a.subject_type = 'user' AND a.action NOT LIKE 'user.%'`;

/** The caller’s own records, by kind. */
const OWN: Readonly<Record<string, (caller: TimelineCaller) => Sql>> = {
  SUPPLIER: ({ supplierId }) => sql`SELECT ${supplierId}::integer`,
  IMPACT_BUYER: ({ impactBuyerId }) => sql`SELECT ${impactBuyerId}::integer`,
  GOOD_CAUSE: ({ goodCauseId }) => sql`SELECT ${goodCauseId}::integer`,
  SALES_ENQUIRY: ({ supplierId }) =>
    sql`(SELECT id FROM sales_enquiry WHERE supplier_id = ${supplierId}::integer ORDER BY id DESC LIMIT ${raw(String(LATEST))})`,
};

const byOthers = ({ id }: { id: number }) =>
  sql`NOT (a.actor_kind = 'user' AND a.actor_id IS NOT DISTINCT FROM ${id}::integer)`;

/** Recent activities on records of a kind that concern the caller. */
function recent(
  { isStaff, caller }: NotificationsRequest,
  kind: string,
  { records }: RecordHistory,
): Sql | null {
  const subject = sql`a.subject_type = ${records.subject}::text`;
  if (isStaff) return sql`SELECT * FROM latest a WHERE ${subject}`;
  const own = OWN[kind]?.(caller);
  return own
    ? sql`SELECT * FROM activity a WHERE ${subject} AND a.subject_id IN (${own})
        AND a.occurred_at > ${since} AND ${byOthers(caller)} ORDER BY a.occurred_at DESC LIMIT ${raw(String(LATEST))}`
    : null;
}

const NOTHING = {
  record: sql`NULL::text, NULL::integer`,
  mail: sql`NULL::bigint`,
  fields: sql`'[]'::jsonb`,
};

/** Changes to one kind of record, as far as its timeline shows them to the caller. */
function changes(request: NotificationsRequest, kind: string, viewer: Sql): Sql[] {
  const history = request.histories[kind] as RecordHistory;
  const of = recent(request, kind, history);
  if (!of) return [];
  const table = request.tableOf(history);
  return [
    sql`SELECT 'a' || a.id, 'change', a.occurred_at, a.action, ${actor(request.caller)}, ${kind}::text, r.id, ${NOTHING.mail},
      ${recordTitle(history, table)}, NULL::text, coalesce((
        SELECT jsonb_agg(c.key) FROM jsonb_object_keys(a.changes) c (key) WHERE c.key = ANY (told.fields)), '[]')
    FROM (${of}) a JOIN ${raw(table.tableName)} r ON r.id = a.subject_id
      CROSS JOIN LATERAL (SELECT ${viewer} AS viewer) s
      JOIN (VALUES ${audience(history)}) AS told (viewer, fields, actions, mails) ON told.viewer = s.viewer
      LEFT JOIN user_account u ON a.actor_kind = 'user' AND u.id = a.actor_id
    WHERE s.viewer = 'Admin' OR a.changes ?| told.fields OR a.action = ANY (told.actions)`,
  ];
}

/** Changes to the caller’s own account. */
const account = ({ caller }: NotificationsRequest): Sql =>
  sql`SELECT 'a' || a.id, 'account', a.occurred_at, a.action, ${actor(caller)}, ${NOTHING.record}, ${NOTHING.mail},
    NULL::text, NULL::text, ${NOTHING.fields}
  FROM activity a CROSS JOIN (SELECT 'Own'::text AS viewer) s
    LEFT JOIN user_account u ON a.actor_kind = 'user' AND u.id = a.actor_id
  WHERE a.subject_type = 'user' AND a.subject_id = ${caller.id}::integer AND a.occurred_at > ${since}
    AND a.action = ANY (${ACCOUNT_ACTIONS}::text[]) AND (${byOthers(caller)} OR a.action LIKE 'account.%')`;

/** A task is reported once, and not for each of its records. These are left out of the latest activities. */
const BY_A_TASK = sql`a.request_id LIKE 'task-%'`;

/** Tasks that change records. The check of a file does not, and its user waits for it anyway. */
const CHANGES_RECORDS = sql`t.kind NOT LIKE '%.check' AND t.kind NOT LIKE '%.export'`;

/** Tasks of other staff members that changed many records. */
const workOfColleagues = ({ caller, isVisibleTask }: NotificationsRequest): Sql =>
  sql`SELECT 't' || t.id, 'work', t.finished_at, t.kind, ${actor(caller)}, ${NOTHING.record}, ${NOTHING.mail}, t.title,
    (t.done - t.failed)::text, ${NOTHING.fields}
  FROM (SELECT * FROM task ORDER BY id DESC LIMIT ${raw(String(LATEST))}) t
    CROSS JOIN LATERAL (SELECT 'user'::text AS actor_kind, t.asked_by_id AS actor_id, NULL::text AS request_id) a
    CROSS JOIN (SELECT 'Admin'::text AS viewer) s
    LEFT JOIN user_account u ON u.id = t.asked_by_id
  WHERE t.finished_at > ${since} AND t.asked_by_id <> ${caller.id}::integer AND t.done > t.failed
    AND ${isVisibleTask} AND ${CHANGES_RECORDS}`;

/** The caller’s own tasks that failed, wholly or in part, and that the caller may still see. */
const tasks = ({ caller, isVisibleTask }: NotificationsRequest): Sql =>
  sql`SELECT 't' || t.id, 'task', t.finished_at, NULL::text, NULL::json, ${NOTHING.record}, ${NOTHING.mail}, t.title,
    coalesce(t.problem, t.failed || ' of ' || t.total || ' could not be done.'), ${NOTHING.fields}
  FROM task t WHERE t.asked_by_id = ${caller.id}::integer AND t.finished_at > ${since} AND ${isForRoles(caller.roles)}
    AND ${isVisibleTask} AND (t.state = 'failed' OR t.failed > 0) AND t.kind NOT LIKE '%.check'`;

/** Mails that could not be delivered, for staff: rejected at once, or bounced later. */
const mails = sql`SELECT 'm' || m.id, 'mail', coalesce(m.bounced_at, m.last_attempt_at, m.created_at), NULL::text, NULL::json,
    ${NOTHING.record}, m.id, m.subject, m.error, ${NOTHING.fields}
  FROM (SELECT * FROM mail_delivery WHERE status IN ('failed', 'bounced') ORDER BY id DESC LIMIT ${raw(String(LATEST))}) m
  WHERE m.created_at > ${since}`;

/** Returns the statement for all notifications of the caller, newest first, and the number of unread ones. */
export function notificationsStatement(request: NotificationsRequest): Sql {
  const { caller, isStaff, readsMails, viewers, first } = request;
  const all = [
    ...[...viewers].flatMap(([kind, viewer]) => changes(request, kind, viewer)),
    account(request),
    tasks(request),
    ...(readsMails ? [mails] : []),
    ...(isStaff ? [workOfColleagues(request)] : []),
  ];
  return sql`
    WITH latest AS MATERIALIZED (
      SELECT * FROM (SELECT * FROM activity a WHERE (${BY_A_TASK}) IS NOT TRUE ORDER BY id DESC LIMIT ${raw(String(LATEST_OF_ALL))}) a
      WHERE ${isStaff}::boolean AND a.occurred_at > ${since} AND ${byOthers(caller)}
        AND NOT (${WORK_OF_THE_DAY}) AND NOT (${OTHER_ACCOUNTS})
        AND NOT (a.subject_type = 'user' AND a.subject_id = ${caller.id}::integer)),
    happened (id, kind, at, action, actor, "recordType", "recordId", "mailId", title, detail, fields) AS (
      SELECT * FROM (${join(all, ' UNION ALL ')}) every ORDER BY 3 DESC, 1 DESC LIMIT ${raw(String(LATEST))}),
    told AS MATERIALIZED (
      SELECT h.*, date_trunc('milliseconds', h.at) > coalesce((SELECT read_at FROM notification_mark WHERE user_id = ${caller.id}::integer), '-infinity')
        AS unread FROM happened h)
    SELECT (SELECT count(*)::integer FROM told WHERE unread) AS "unreadCount", (
      SELECT coalesce(json_agg(n), '[]') FROM (
        SELECT * FROM told ORDER BY at DESC, id DESC LIMIT ${first}) n) AS nodes`;
}
