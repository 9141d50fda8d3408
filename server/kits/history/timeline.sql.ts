import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { jsonObject } from '../../platform/database/json-object.sql.js';
import { COMMAND_PREFIX } from '../../platform/request-context.js';
import { always, jsonFields } from '../records/field-columns.sql.js';
import { type RecordHistory, readableBy, STAFF, viewersIn } from './record-history.js';

/**
 * The caller of a timeline. Staff and colleagues see each other’s names, other callers see only the kind of
 * actor.
 */
export interface TimelineCaller {
  id: number | null;
  supplierId: number | null;
  impactBuyerId: number | null;
  goodCauseId: number | null;
}

/** The position of a page in a timeline: after the event with this time, kind and id. */
export type TimelineCursor = readonly [at: string, kind: number, id: string];

export interface TimelineRequest {
  id: number;
  /** The table of the records. */
  table: string;
  viewer: Sql;
  caller: TimelineCaller;
  /** False for an API token that may not read emails. */
  readsMails: boolean;
  first: number;
  after: TimelineCursor | null;
  /** The number of days that values of personal fields are stored. */
  retentionDays: number;
}

const CHANGE = 1;
const MAIL = 0;

const visibleNames = (
  viewersByName: Readonly<Record<string, readonly string[]>> | undefined,
  viewer: string,
) => Object.keys(viewersByName ?? {}).filter((name) => viewersByName?.[name]?.includes(viewer));

/**
 * Returns SQL of what each viewer may see, as rows of VALUES: fields, actions without fields, and types of
 * mails.
 */
export const audience = (history: RecordHistory): Sql =>
  join(
    viewersIn(history).map(
      (viewer) => sql`(${viewer}::text, ${readableBy(history, viewer)}::text[],
        ${visibleNames(history.actions, viewer)}::text[], ${visibleNames(history.mails, viewer)}::text[])`,
    ),
  );

const behind = (after: TimelineCursor | null, at: Sql, kind: number, id: Sql): Sql =>
  after
    ? sql`AND ${at} <= ${after[0]}::timestamptz
        AND (${at}, ${raw(String(kind))}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::integer, ${after[2]}::bigint)`
    : empty;

/**
 * Returns SQL of the current values of personal fields, which are the values after the last change of each.
 */
export function current({ fields }: RecordHistory): Sql {
  const personal = Object.fromEntries(Object.entries(fields).filter(([, field]) => field.personal));
  return Object.keys(personal).length > 0
    ? sql`${jsonObject(jsonFields(personal, 'r', always), null)}::jsonb`
    : sql`'{}'::jsonb`;
}

/**
 * Returns SQL of the actor of a row `activity a`, with its user joined as `u`, as shown to the viewer
 * `s.viewer`.
 */
export const actor = ({ id, supplierId, impactBuyerId, goodCauseId }: TimelineCaller): Sql => {
  const colleague = sql`(u.supplier_id = ${supplierId}::integer OR u.impact_buyer_id = ${impactBuyerId}::integer
    OR u.good_cause_id = ${goodCauseId}::integer)`;
  return sql`json_build_object(
    'kind', CASE WHEN a.actor_kind = 'system' AND starts_with(a.request_id, ${COMMAND_PREFIX}::text) THEN 'command'
      WHEN a.actor_kind <> 'user' THEN a.actor_kind WHEN u.id = ${id}::integer THEN 'you'
      WHEN u.id IS NULL THEN 'former' WHEN s.viewer = ${STAFF}::text THEN 'person'
      WHEN ${STAFF}::text = ANY (u.roles) THEN 'staff' WHEN ${colleague} THEN 'person' ELSE 'other' END,
    'name', CASE WHEN u.id = ${id}::integer OR s.viewer = ${STAFF}::text
      OR (NOT ${STAFF}::text = ANY (u.roles) AND ${colleague}) THEN coalesce(u.full_name, u.email) END)`;
};

const saidBefore = (activity: Sql) =>
  sql`(SELECT p.before FROM personal_change p WHERE p.activity_id = ${activity} AND p.field = c.key)`;

/**
 * Returns SQL of personal fields before and after a change. The value after it is the value before the next
 * change, or the current value.
 */
export const personalValues = (subject: Sql): Sql => sql`(
  SELECT json_object_agg(c.key, json_build_array(${saidBefore(sql`a.id`)},
    CASE WHEN next.id IS NULL THEN s.current -> c.key ELSE ${saidBefore(sql`next.id`)} END))
  FROM jsonb_each(a.changes) c LEFT JOIN LATERAL (
    SELECT n.id FROM activity n WHERE ${subject} AND (n.occurred_at, n.id) > (a.occurred_at, a.id)
      AND n.changes ? c.key ORDER BY n.occurred_at, n.id LIMIT 1) next ON true
  WHERE c.value = 'null'::jsonb AND c.key = ANY (s.fields))`;

const JOBS = raw(`(SELECT json_agg(json_build_object('job', j.job, 'state',
    CASE WHEN j.parked_at IS NOT NULL THEN 'parked' WHEN j.dispatched_at IS NULL THEN 'waiting' ELSE 'started' END))
  FROM outbox_job j WHERE j.activity_id = a.id AND j.job <> 'mail.deliver' AND s.viewer = '${STAFF}')`);

const MAIL_JSON =
  raw(`(SELECT json_build_object('id', CASE WHEN s.viewer = '${STAFF}' THEN m.id::text END, 'kind', m.kind, 'subject', m.subject, 'toAddress', m.to_address,
    'status', m.status, 'error', m.error, 'sentAt', m.sent_at) FROM mail_delivery m WHERE m.id = h.id)`);

/** SQL of the changes of an activity `a` in the fields `s.fields` that the viewer sees. */
export const VISIBLE_CHANGES = raw(`(SELECT json_object_agg(c.key, c.value) FROM jsonb_each(a.changes) c
  WHERE c.key = ANY (s.fields) OR (s.viewer = '${STAFF}' AND starts_with(c.key, 'externalRef.')))`);

/** The changes of a page of a timeline, as activities `a`. */
const HAPPENED = sql`happened h JOIN activity a ON h.kind = ${raw(String(CHANGE))} AND a.id = h.id`;

/** Returns SQL of the names of records that are linked in these activities `a`, by field and id. */
export function linkNames({ links = {} }: RecordHistory, activities: Sql = HAPPENED): Sql {
  const pairs = Object.entries(links).map(
    ([field, { table, name }]) => sql`${field}::text, (
      SELECT json_object_agg(l.id, ${raw(name)}) FROM ${raw(table)} l WHERE l.id IN (
        SELECT v::integer FROM ${activities}
          CROSS JOIN jsonb_path_query(a.changes -> ${field}::text, '$[*][*] ? (@.type() == "number")') v))`,
  );
  return sql`json_build_object(${pairs.length > 0 ? join(pairs) : empty})`;
}

/**
 * Returns the statement of one page of a timeline, with changes and mails together. Data that the viewer may
 * not see does not leave the database.
 */
export function timelineStatement(history: RecordHistory, request: TimelineRequest): Sql {
  const { id, table, viewer, caller, readsMails, first, after, retentionDays } = request;
  const subjectType = history.records.subject;
  const about = (alias: Sql) =>
    sql`${alias}.subject_type = ${subjectType}::text AND ${alias}.subject_id = ${id}::integer`;
  const most = sql`LIMIT ${first + 1}`;
  return sql`
    WITH seen AS MATERIALIZED (
      SELECT record.*, told.fields, told.actions, told.mails FROM (
        SELECT ${viewer} AS viewer, r.version, ${current(history)} AS current
        FROM ${raw(table)} r WHERE r.id = ${id}::integer) record
      JOIN (VALUES ${audience(history)}) AS told (viewer, fields, actions, mails) USING (viewer)),
    happened AS MATERIALIZED (SELECT * FROM (
      (SELECT a.occurred_at AS at, ${raw(String(CHANGE))} AS kind, a.id FROM activity a
        WHERE ${about(sql`a`)} ${behind(after, sql`a.occurred_at`, CHANGE, sql`a.id`)}
          AND ((SELECT viewer FROM seen) = ${STAFF}::text OR a.changes ?| (SELECT fields FROM seen)
            OR a.action = ANY ((SELECT actions FROM seen)::text[]))
        ORDER BY a.occurred_at DESC, a.id DESC ${most})
      UNION ALL
      (SELECT m.created_at, ${raw(String(MAIL))}, m.id FROM mail_delivery m
        WHERE ${about(sql`m`)} ${readsMails ? empty : sql`AND false`} ${behind(after, sql`m.created_at`, MAIL, sql`m.id`)}
          AND ((SELECT viewer FROM seen) = ${STAFF}::text OR m.kind = ANY ((SELECT mails FROM seen)::text[]))
        ORDER BY m.created_at DESC, m.id DESC ${most})) every
      ORDER BY at DESC, kind DESC, id DESC ${most})
    SELECT s.viewer, s.version, ${linkNames(history)} AS names, (
      SELECT coalesce(json_agg(e), '[]') FROM (
        SELECT h.at::text AS behind, h.at, h.kind, h.id::text,
          CASE WHEN h.kind = ${raw(String(MAIL))} THEN ${MAIL_JSON} END AS mail,
          CASE WHEN h.kind = ${raw(String(CHANGE))} THEN (
            SELECT json_build_object('action', a.action, 'version', a.record_version, 'actor', ${actor(caller)},
              'valuesStored', stored.is, 'whole', NOT EXISTS (
                SELECT FROM jsonb_object_keys(a.changes) c (key) WHERE c.key <> ALL (s.fields)), 'jobs', ${JOBS}, 'changes', ${VISIBLE_CHANGES},
              'words', CASE WHEN stored.is THEN ${personalValues(about(sql`n`))} END)
            FROM activity a LEFT JOIN user_account u ON a.actor_kind = 'user' AND u.id = a.actor_id
              CROSS JOIN (SELECT h.at > now() - make_interval(days => ${retentionDays}::integer) AS is) stored
            WHERE a.id = h.id) END AS change
        FROM happened h ORDER BY h.at DESC, h.kind DESC, h.id DESC) e) AS entries
    FROM seen s`;
}
