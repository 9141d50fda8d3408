import sql, { type Sql } from 'sql-template-tag';
import { type ActivityDetails, readActivityDetails } from '../../kits/history/activity-details.js';
import type { Histories } from '../../kits/history/record-history.js';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import type { JsonColumns } from '../../platform/database/json-object.sql.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { auditColumns, JOB_TYPES, TOKEN_NAME } from './audit-columns.js';
import type { AuditEntry, AuditEntryConnection } from './audit-entry.type.js';

/** The number up to which actions are counted. */
const MAX_COUNTED = 1000;

interface Row extends Omit<AuditEntry, 'changes' | 'recordName'> {
  /** The name of a job. Null for other records. */
  job: string | null;
}

const columnsFor = (caller: number | null): JsonColumns<Row> => ({
  id: sql`a.id::text`,
  occurredAt: sql`a.occurred_at`,
  actor: sql`(SELECT json_build_object(
    'kind', CASE WHEN a.actor_kind <> 'user' THEN a.actor_kind WHEN u.id IS NULL THEN 'former'
      WHEN u.id = ${caller}::integer THEN 'you' ELSE 'person' END,
    'name', coalesce(u.full_name, u.email))
    FROM (SELECT) one LEFT JOIN user_account u ON a.actor_kind = 'user' AND u.id = a.actor_id)`,
  tokenName: TOKEN_NAME,
  action: sql`a.action`,
  subjectType: sql`a.subject_type`,
  recordId: sql`a.subject_id`,
  requestId: sql`a.request_id`,
  job: sql`CASE WHEN a.subject_type = ANY (${[...JOB_TYPES]}::text[])
    THEN coalesce(a.changes -> 'job' ->> 0, a.changes -> 'job' ->> 1) END`,
});

/** Returns the condition that the name or the email address of the user who acted contains a text. */
const actedBy = (text: string): Sql => sql`(a.actor_kind = 'user' AND a.actor_id = ANY (ARRAY(
  SELECT u.id FROM user_account u WHERE found_by(u.full_name, u.email) LIKE '%' || ${foldForLike(text)} || '%')))`;

/** Returns all actions as a list, for staff, latest first. */
export const allActions = (context: RequestContext, histories: Histories): ColumnList<Row> => ({
  label: 'audit log',
  table: sql`activity`,
  alias: sql`a`,
  conditions: [],
  columns: columnsFor(userOf(context)?.id ?? null),
  listed: auditColumns(histories),
  search: actedBy,
  sort: { column: 'occurredAt', direction: 'DESC' },
  long: { mostCounted: MAX_COUNTED },
});

/**
 * Returns one page of the audit log with the changes that timelines show to staff. Two statements. The
 * audience limits callers to Admin. `totalCount` is at most MAX_COUNTED.
 * @throws AppError BAD_USER_INPUT
 */
export async function readAuditLog(
  context: RequestContext,
  histories: Histories,
  request: ListRequest,
): Promise<AuditEntryConnection> {
  const { app } = context;
  const { nodes, pageInfo, totalCount } = await readColumnList(
    app.database,
    allActions(context, histories),
    request,
  );
  const details = await readActivityDetails(app, histories, nodes);
  return { nodes: nodes.map((row) => entryOf(row, details.get(row.id))), pageInfo, totalCount };
}

const entryOf = ({ job, ...row }: Row, details: ActivityDetails | undefined): AuditEntry => ({
  ...row,
  recordName: details?.title ?? job,
  changes: details?.changes ?? [],
});
