import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type Histories, readableBy, STAFF } from '../../kits/history/record-history.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { PRODUCT_NAME } from '../../platform/product.js';

/** The types of jobs, whose changes contain only their name. */
export const JOB_TYPES: readonly string[] = ['background-job', 'scheduled-job'];

const LONGEST = 200;

/** SQL of the name of the actor of an activity `a`, as on the screens. */
const ACTOR = sql`CASE a.actor_kind WHEN 'system' THEN ${raw(`'${PRODUCT_NAME}'`)} WHEN 'visitor' THEN 'The website'
  WHEN 'link' THEN 'A link sent by email' ELSE coalesce((SELECT coalesce(u.full_name, u.email)
    FROM user_account u WHERE u.id = a.actor_id), 'Former user') END`;

/** SQL of the name of the API token that the actor used. */
export const TOKEN_NAME = sql`(SELECT t.name FROM api_token t WHERE t.session_id = a.token_session_id)`;

/** Returns SQL of the fields that staff see in the timeline of the record of an activity `a`. */
function visibleFields(histories: Histories): Sql {
  const rows = Object.values(histories).map(
    (history) => sql`(${history.records.subject}::text, ${readableBy(history, STAFF)}::text[])`,
  );
  const jobs = JOB_TYPES.map((type) => sql`(${type}::text, ARRAY['job'])`);
  return sql`(SELECT v.fields FROM (VALUES ${join([...rows, ...jobs])}) v (type, fields)
    WHERE v.type = a.subject_type)::text[]`;
}

const side = (at: number) =>
  raw(`CASE WHEN jsonb_typeof(c.value -> ${at}) IN ('array', 'object') THEN '…'
    ELSE coalesce(nullif(left(c.value ->> ${at}, ${LONGEST}), ''), '(empty)') END`);

/** Returns SQL of the changed values as text. Values of personal fields, which the log does not have, are left out. */
const changedValues = (visible: Sql): Sql => sql`(
  SELECT string_agg(c.key || CASE WHEN c.value = 'null'::jsonb THEN ' (personal)'
    ELSE ': ' || ${side(0)} || ' → ' || ${side(1)} END, '; ' ORDER BY c.key)
  FROM jsonb_each(a.changes) c WHERE c.key = ANY (${visible}) OR starts_with(c.key, 'externalRef.'))`;

/** Returns the columns by which the audit log can be filtered, sorted and exported. */
export function auditColumns(histories: Histories): ListColumns {
  const visible = visibleFields(histories);
  return {
    occurredAt: { kind: 'instant', value: raw('a.occurred_at'), stored: 'timestamptz' },
    actorKind: { kind: 'choice', value: raw('a.actor_kind'), unsorted: true },
    actor: { kind: 'text', value: ACTOR, unsorted: true, tests: [] },
    tokenName: { kind: 'text', value: TOKEN_NAME, unsorted: true, tests: [] },
    action: { kind: 'choice', value: raw('a.action'), unsorted: true, tests: ['one-of'] },
    subjectType: { kind: 'choice', value: raw('a.subject_type'), unsorted: true, tests: ['one-of'] },
    recordId: { kind: 'number', value: raw('a.subject_id'), stored: 'integer', unsorted: true },
    field: { kind: 'list', value: raw('changed_fields(a.changes)'), unsorted: true, tests: ['one-of'] },
    changes: { kind: 'text', value: changedValues(visible), unsorted: true, tests: [] },
    requestId: { kind: 'text', value: raw('a.request_id'), unsorted: true, tests: [] },
  };
}
