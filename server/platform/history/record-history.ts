import type { Sql } from 'sql-template-tag';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Changes } from '../activity/changes.js';
import type { Field, FieldRights, FieldTable } from '../records/field.js';
import type { Saving } from '../records/kept-noun.js';
import type { TrashKind } from '../records/move-to-trash.js';
import type { RecordKind, StoredRecord } from '../records/update-record.js';
import type { RequestContext } from '../request-context.js';

type Rights = Pick<FieldRights<string>, 'sees' | 'changes'>;

/** Where the names of linked records are: the table, and SQL of the name of its row `l`. */
interface LinkNames {
  table: string;
  name: string;
}

/** Rows that hang on a record, under the name that the activity log has for their list. */
export interface HistoryList {
  list: string;
  /** The field that has the id of the record. */
  owner: string;
  entity: EntityTarget<ObjectLiteral & { id: number }>;
  fields: FieldTable;
  adds: readonly string[];
  deletes: readonly string[];
}

/** What belongs to a record without being a column of it, such as its categories. */
interface BesideRecord {
  fields: Readonly<Record<string, Rights>>;
  /** Brings back what it was before, all of it at once; answers what has changed. */
  restore: (context: RequestContext, id: number, before: Record<string, unknown>) => Promise<Changes>;
}

/** What the timeline, Undo and the trash have to know of a kind of record. A noun joins them by giving one. */
export interface RecordHistory {
  records: RecordKind<StoredRecord>;
  fields: FieldTable;
  /** Columns that the server writes along with a field, and shares the rights of. */
  follows?: Readonly<Record<string, string>>;
  lists?: readonly HistoryList[];
  beside?: BesideRecord;
  /** Which fields hold ids, and of what. */
  links?: Readonly<Record<string, LinkNames>>;
  /** What happened without changing a field, and who is told besides staff. */
  told?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of mails about the record, and who is told besides staff. */
  mails?: Readonly<Record<string, readonly string[]>>;
  /** As whom the caller sees the row `r`, as text in SQL, null for not at all; null where it sees no such record. */
  viewer: (context: RequestContext) => Sql | null;
  /**
   * As whom the caller may change the record, which is locked.
   * @throws AppError NOT_FOUND where it is not theirs, FORBIDDEN
   */
  keeper: (context: RequestContext, record: StoredRecord) => string;
  /** What is said of a record that is not there. */
  notFound: () => Error;
  /** Checks columns that come back, writes what follows from them elsewhere, and answers them as they are to be written. */
  bringBack?: (
    context: RequestContext,
    saving: Saving<StoredRecord>,
    columns: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
  /** Absent: it cannot be deleted. */
  trash?: TrashKind;
}

/** All of them, by the names that the API has for them. */
export type Histories = Readonly<Record<string, RecordHistory>>;

/** Staff see whatever happened. */
export const STAFF = 'Admin';

/** Who sees and who changes what the activity log calls `name`; null where it is no field of the record. */
export function rightsOf({ fields, follows, beside, lists }: RecordHistory, name: string): Rights | null {
  const field: Field | undefined = fields[follows?.[name] ?? name];
  if (field) return field;
  const besides = beside?.fields[name];
  if (besides) return besides;
  const rows = lists?.find(({ list }) => list === name);
  return rows ? { sees: viewersOf(rows), changes: [...rows.adds, ...rows.deletes] } : null;
}

const viewersOf = ({ fields }: HistoryList): readonly string[] => [
  ...new Set(Object.values(fields).flatMap(({ sees }) => sees)),
];

/** Everything that the activity log may tell of such a record. */
const namesIn = ({ fields, follows = {}, beside, lists = [] }: RecordHistory): string[] => [
  ...Object.keys(fields),
  ...Object.keys(follows),
  ...Object.keys(beside?.fields ?? {}),
  ...lists.map(({ list }) => list),
];

/** What this viewer may be told of (A156). */
export const readableBy = (history: RecordHistory, viewer: string): string[] =>
  namesIn(history).filter((name) => rightsOf(history, name)?.sees.includes(viewer));

/** Everybody who sees anything of such a record. */
export const viewersIn = (history: RecordHistory): string[] => [
  ...new Set(namesIn(history).flatMap((name) => rightsOf(history, name)?.sees ?? [])),
];

/** What the activity log calls a change of fields, one that takes another back, going into
 * the trash and returning from the trash. */
export const actionsOf = ({ records: { subject } }: RecordHistory) => ({
  changed: `${subject}.changed`,
  undone: `${subject}.undone`,
  deleted: `${subject}.deleted`,
  restored: `${subject}.restored`,
});
