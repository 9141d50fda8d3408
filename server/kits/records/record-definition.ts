import type { Changes } from '../../platform/activity/changes.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { changesSchema } from './changes-schema.js';
import type { ChangesTo, FieldTable } from './field.js';
import type { TrashKind } from './move-to-trash.js';
import type { ForbiddenFields } from './permitted-changes.js';
import type { Reference } from './references.js';
import type { RecordKind, StoredRecord } from './update-record.js';

/** Input for a record, validated except for checks that need the database. */
export interface Sent<Table extends FieldTable, Related> {
  changes: ChangesTo<Table>;
  /** Data that is stored in other tables. */
  related: Related;
}

/** The record that is being saved, and the role of the caller. */
export interface SaveContext<Row> {
  /** The id of the record. 0 for a new record, which is not a valid id. */
  id: number;
  /** The current, locked record. Null for a new one. */
  before: Row | null;
  editorRole: string;
  forbiddenFields: ForbiddenFields;
}

/**
 * The definition of an editable record type, with everything that `createRecord`, `changeRecord` and
 * `deleteRecord` need.
 */
export interface RecordDefinition<Row extends StoredRecord, Table extends FieldTable, Related = undefined> {
  records: RecordKind<Row>;
  fields: Table;
  /** The name for people, such as 'supplier'. */
  called: string;
  /**
   * Returns the role in which the caller changes the record. `allowed` limits the roles.
   * @throws AppError NOT_FOUND if the caller may not see the record, FORBIDDEN if the caller may not change
   * it
   */
  editorRole(context: RequestContext, id: number, ...allowed: 'Admin'[]): string;
  /** Returns the current record as the caller sees it, for callers who changed an older version. */
  newer(context: RequestContext, id: number): Promise<unknown>;
  /** Parses the input. */
  read(sent: object, isNew: boolean): Sent<Table, Related>;
  /**
   * Runs the checks that need the database, and returns the changes to write.
   * @throws AppError BAD_USER_INPUT
   */
  check?(
    context: RequestContext,
    saving: SaveContext<Row>,
    changes: ChangesTo<Table>,
  ): Promise<ChangesTo<Table>> | ChangesTo<Table>;
  /** Fields of a new record that `follow` writes once the record has an id. */
  linked?: readonly (keyof Table & string)[];
  /** Writes data in other tables and returns the changes there. */
  follow?(
    context: RequestContext,
    saving: SaveContext<Row>,
    changes: ChangesTo<Table>,
    related: Related,
  ): Promise<Changes | undefined>;
  /** The deletion rules (A155). If absent, records cannot be deleted. */
  deletion?: {
    /** References that prevent a deletion. */
    references: readonly Reference[];
    /** The alternative to deletion, as a sentence. */
    advice: string;
    /** The fields that identify a deleted record for people. */
    rememberedBy: readonly (keyof Row & string)[];
    /**
     * Checks a record before its deletion.
     * @throws AppError if this record must not be deleted
     */
    check?(record: Row): void;
    /** The trash of this record type. */
    trash: TrashKind;
  };
}

/** Returns a parser for the fields of a table. Missing required fields of a new record count as empty. */
export function readFields<Table extends FieldTable>(
  fields: Table,
  required: readonly (keyof Table & string)[] = [],
): (sent: object, isNew: boolean) => Sent<Table, undefined> {
  const schema = changesSchema(fields);
  const empty = Object.fromEntries(required.map((name) => [name, null]));
  return (sent, isNew) => {
    const given = Object.entries(sent).filter(([, value]) => value !== undefined);
    const changes = parseInput(schema, { ...(isNew && empty), ...Object.fromEntries(given) });
    return { changes: changes as ChangesTo<Table>, related: undefined };
  };
}
