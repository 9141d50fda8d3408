import { apiTokenOf, type RequestContext } from '../request-context.js';
import type { Changes } from './changes.js';
import { redactPersonalValues } from './personal-changes.js';
import { actorId, actorKind } from './record-activity.js';

/** Records that were created together. */
interface Creations {
  /** The record type. */
  subjectType: string;
  /** Fields whose values are left out of the activity log (A156). */
  personalFields: ReadonlySet<string>;
  made: readonly { id: number; changes: Changes }[];
}

/** The columns of an activity row for a new record: actor, action, subject, changes, request and token. */
export const CREATION_COLUMNS =
  'actor_kind, actor_id, action, subject_type, subject_id, changes, request_id, token_session_id';

const INSERT = `INSERT INTO activity (${CREATION_COLUMNS})
  SELECT $1, $2, $3, $4, m.id, m.changes, $5, $6::uuid
  FROM jsonb_to_recordset($7::jsonb) AS m (id integer, changes jsonb)`;

/**
 * Writes the activity rows of many new records in one statement. Only for records that no public page shows.
 * Call it in the transaction of the write that it records.
 */
export async function recordCreations(
  context: RequestContext,
  { subjectType, personalFields, made }: Creations,
): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map(({ id, changes }) => ({
    id,
    changes: redactPersonalValues(changes, personalFields).open,
  }));
  await context.app.database.manager.query(INSERT, [
    actorKind(context),
    actorId(context),
    `${subjectType}.created`,
    subjectType,
    context.requestId,
    apiTokenOf(context)?.sessionId ?? null,
    JSON.stringify(rows),
  ]);
}
