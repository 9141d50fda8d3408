import { z } from 'zod';
import { mayReadData } from '../../platform/audience.js';
import { prepared } from '../../platform/database/sql.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { parseInput, recordId } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { readCursor, writeCursor } from '../lists/keyset.js';
import { pageOf, pageSize } from '../lists/page.js';
import { changesOf, type LinkedNames, type StoredValues } from './changes-of.js';
import { mayUndo } from './may-undo.js';
import { type RecordHistory } from './record-history.js';
import { type TimelineCursor, timelineStatement } from './timeline.sql.js';
import type {
  JobState,
  TimelineActor,
  TimelineConnection,
  TimelineEntry,
  TimelineMail,
} from './timeline.type.js';

const MAX_PAGE = 100;

const pageSchema = z.object({
  id: recordId,
  first: pageSize(MAX_PAGE),
  after: z.string().max(200).nullish(),
});

const cursorSchema: z.ZodType<TimelineCursor> = z.tuple([
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.literal([0, 1]),
  z.string().regex(/^\d{1,18}$/),
]);

/**
 * A change as the statement returns it. Values are null for personal fields, whose values are stored
 * separately.
 */
interface StoredChange extends StoredValues {
  action: string;
  version: number | null;
  actor: TimelineActor;
  /** True if the viewer sees everything that the change contains. */
  whole: boolean;
  jobs: { job: string; state: JobState }[] | null;
}

interface StoredEntry {
  behind: string;
  at: string;
  kind: 0 | 1;
  id: string;
  mail: TimelineMail | null;
  change: StoredChange | null;
}

interface Read extends Record<string, unknown> {
  viewer: string;
  version: number;
  names: LinkedNames;
  entries: StoredEntry[];
}

/**
 * Returns the timeline of a record, newest first, limited to what the viewer may see: changes of visible
 * fields, and mails about the record (A156). Null if the record does not exist or the caller may not see it.
 * One statement.
 * @throws AppError BAD_USER_INPUT
 */
export async function readTimeline(
  context: RequestContext,
  history: RecordHistory,
  input: { id: number; first: number; after?: string | null },
): Promise<TimelineConnection | null> {
  const { id, first, after } = parseInput(pageSchema, input);
  const order = `timeline of ${history.records.subject} ${id}`;
  const cursor = after ? readCursor(order, after, cursorSchema) : null;
  const viewer = history.viewer(context);
  if (!viewer) return null;
  const user = userOf(context);
  const { database, config } = context.app;
  const statement = timelineStatement(history, {
    id,
    table: database.dataSource.getMetadata(history.records.entity).tableName,
    viewer,
    caller: { id: user?.id ?? null, ...ownRecordsOf(user) },
    readsMails: mayReadData('mail', context.actor),
    first,
    after: cursor,
    retentionDays: config.retention['personal-changes'],
  });
  const read = await database.readOne<Read>(prepared('timeline', statement));
  if (!read) return null;
  const { nodes, pageInfo } = pageOf(read.entries, first, ({ behind, kind, id: last }) =>
    writeCursor(order, [behind, kind, last]),
  );
  return { nodes: nodes.map((entry) => toEntry(history, read, entry)), pageInfo };
}

function toEntry(
  history: RecordHistory,
  read: Read,
  { at, kind, id, mail, change }: StoredEntry,
): TimelineEntry {
  return {
    id: `${kind}-${id}`,
    at,
    mail,
    action: change?.action ?? null,
    actor: change?.actor ?? null,
    jobs: change?.jobs ?? [],
    changes: change ? changesOf(history, change, read.names) : [],
    version: change?.version ?? null,
    canUndo:
      change !== null &&
      change.version === read.version &&
      change.valuesStored &&
      change.whole &&
      mayUndo(history, read.viewer, change.action, change.changes ?? {}),
  };
}
