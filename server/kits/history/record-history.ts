import sql, { type Sql } from 'sql-template-tag';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { TokenResource } from '../../../shared/token-scopes.js';
import type { Changes } from '../../platform/activity/changes.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Field, FieldRights, FieldTable } from '../records/field.js';
import type { TrashKind } from '../records/move-to-trash.js';
import type { SaveContext } from '../records/record-definition.js';
import { isStaff, requireStaffRole } from '../records/staff-access.js';
import type { RecordKind, StoredRecord } from '../records/update-record.js';

/** Rights for records that only staff see and change. */
export const staffOnly: Pick<RecordHistory, 'viewer' | 'editorRole'> = {
  viewer: (context) => (isStaff(context) ? sql`${STAFF}::text` : null),
  editorRole: requireStaffRole,
};

type Rights = Pick<FieldRights<string>, 'sees' | 'changes'>;

/** The source of names of linked records: the table, and SQL of the name of its row `l`. */
interface LinkNames {
  table: string;
  name: string;
}

/** A list of rows that belong to a record, by its name in the activity log. */
export interface HistoryList {
  list: string;
  /** The field with the id of the record. */
  owner: string;
  entity: EntityTarget<ObjectLiteral & { id: number; updatedAt: Date }>;
  fields: FieldTable;
  adds: readonly string[];
  deletes: readonly string[];
}

/** Data of a record that is not in its columns, such as its categories. */
interface BesideRecord {
  fields: Readonly<Record<string, Rights>>;
  /** Restores all former values at once and returns the changes. */
  restore: (context: RequestContext, id: number, before: Record<string, unknown>) => Promise<Changes>;
}

/**
 * The description of a record type for the timeline, Undo and the trash. A record type joins them by
 * providing one.
 */
export interface RecordHistory {
  records: RecordKind<StoredRecord>;
  fields: FieldTable;
  /** Columns that the server writes together with a field, and that have the rights of that field. */
  follows?: Readonly<Record<string, string>>;
  lists?: readonly HistoryList[];
  beside?: BesideRecord;
  /** The fields that contain ids of other records, with the source of their names. */
  links?: Readonly<Record<string, LinkNames>>;
  /** Actions that change no field, with the viewers who see them besides staff. */
  actions?: Readonly<Record<string, readonly string[]>>;
  /** Types of mails about the record, with the viewers who see them besides staff. */
  mails?: Readonly<Record<string, readonly string[]>>;
  /**
   * Returns SQL of the caller’s viewer role for row `r`, which is null if the caller may not see the row.
   * Returns null if the caller sees no records of this type.
   */
  viewer: (context: RequestContext) => Sql | null;
  /**
   * Returns the role in which the caller may change the locked record.
   * @throws AppError NOT_FOUND if the caller may not see the record, FORBIDDEN
   */
  editorRole: (context: RequestContext, record: StoredRecord) => string;
  /** Returns the error for a record that does not exist. */
  notFound: () => Error;
  /** Checks restored columns, writes their effects elsewhere, and returns the columns to write. */
  bringBack?: (
    context: RequestContext,
    saving: SaveContext<StoredRecord>,
    columns: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
  /** The trash of this record type. If absent, its records cannot be deleted. */
  trash?: TrashKind;
}

/** The history of a record type, and the data that its records belong to, for the scopes of API tokens. */
export interface NounHistory extends RecordHistory {
  /** Null if no token may read or change the records. */
  tokenResource: TokenResource | null;
}

/** The histories by record type, as named in the API. */
export type Histories = Readonly<Record<string, NounHistory>>;

/** The viewer role of staff, who see all activities. */
export const STAFF = 'Admin';

/**
 * Returns the viewers who see and change a field, by its name in the activity log. Null if the record has no
 * such field.
 */
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

/** Returns all names of fields and lists that the activity log may contain for the record type. */
const namesIn = ({ fields, follows = {}, beside, lists = [] }: RecordHistory): string[] => [
  ...Object.keys(fields),
  ...Object.keys(follows),
  ...Object.keys(beside?.fields ?? {}),
  ...lists.map(({ list }) => list),
];

/** Returns the fields that this viewer may read (A156). */
export const readableBy = (history: RecordHistory, viewer: string): string[] =>
  namesIn(history).filter((name) => rightsOf(history, name)?.sees.includes(viewer));

/** Returns all viewers who see any field of such a record. */
export const viewersIn = (history: RecordHistory): string[] => [
  ...new Set(namesIn(history).flatMap((name) => rightsOf(history, name)?.sees ?? [])),
];

/** Returns the action names of a change, an undo, a deletion and a restoration. */
export const actionsOf = ({ records: { subject } }: RecordHistory) => ({
  changed: `${subject}.changed`,
  undone: `${subject}.undone`,
  deleted: `${subject}.deleted`,
  restored: `${subject}.restored`,
});
