import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { App } from '../../platform/app.js';
import { prepared } from '../../platform/database/sql.js';
import { changesOf, type LinkedNames, type StoredValues } from './changes-of.js';
import { type Histories, type RecordHistory, readableBy, STAFF } from './record-history.js';
import { recordTitle } from './record-title.sql.js';
import { current, linkNames, personalValues, VISIBLE_CHANGES } from './timeline.sql.js';
import type { TimelineChange } from './timeline.type.js';

/** The part of an activity that depends on the type of its record. */
export interface ActivityDetails {
  /** The name of the record. Null if it does not exist or has no name. */
  title: string | null;
  changes: TimelineChange[];
}

interface Row extends StoredValues, Record<string, unknown> {
  id: string;
  subject: string;
  title: string | null;
  names: LinkedNames;
}

const SAME_RECORD = sql`n.subject_type = a.subject_type AND n.subject_id = a.subject_id`;

/** Returns a query for the changes of these activities on records of one type, as the timeline shows them to staff. */
function detailsOf({ database, config }: App, history: RecordHistory, ids: readonly string[]): Sql {
  const table = database.dataSource.getMetadata(history.records.entity);
  return sql`SELECT a.id::text, a.subject_type AS subject, ${recordTitle(history, table)} AS title,
      stored.is AS "valuesStored", ${VISIBLE_CHANGES} AS changes,
      CASE WHEN stored.is THEN ${personalValues(SAME_RECORD)} END AS words,
      ${linkNames(history, sql`(SELECT a.changes) a`)} AS names
    FROM activity a LEFT JOIN ${raw(table.tableName)} r ON r.id = a.subject_id
      CROSS JOIN LATERAL (SELECT ${STAFF}::text AS viewer, ${readableBy(history, STAFF)}::text[] AS fields,
        ${current(history)} AS current) s
      CROSS JOIN LATERAL (SELECT r.id IS NOT NULL AND a.occurred_at
        > now() - make_interval(days => ${config.retention['personal-changes']}::integer) AS is) stored
    WHERE a.id = ANY (${[...ids]}::bigint[])`;
}

/**
 * Returns the name of the record and the changes of each activity, by its id, as far as the timelines show
 * them to staff (A156). Activities on records without a timeline have none. One statement.
 */
export async function readActivityDetails(
  app: App,
  histories: Histories,
  activities: readonly { id: string; subjectType: string }[],
): Promise<Map<string, ActivityDetails>> {
  const all = Object.values(histories);
  const found = all.flatMap((history) => {
    const own = activities.filter(({ subjectType }) => subjectType === history.records.subject);
    return own.length > 0
      ? [
          detailsOf(
            app,
            history,
            own.map(({ id }) => id),
          ),
        ]
      : [];
  });
  if (found.length === 0) return new Map();
  const rows = await app.database.read<Row>(prepared('activity-details', join(found, ' UNION ALL ')));
  const historyOf = (subject: string) =>
    all.find(({ records }) => records.subject === subject) as RecordHistory;
  return new Map(
    rows.map(({ id, subject, title, names, ...values }) => [
      id,
      { title, changes: changesOf(historyOf(subject), values, names) },
    ]),
  );
}
