import type { Changes } from '../activity/changes.js';
import { parseInput } from '../input.js';
import type { RequestContext } from '../request-context.js';
import { changesSchema } from './changes-schema.js';
import type { ChangesTo, FieldTable } from './field.js';
import type { TrashKind } from './move-to-trash.js';
import type { ForbiddenFields } from './permitted-changes.js';
import type { Reference } from './references.js';
import type { RecordKind, StoredRecord } from './update-record.js';

/** What was sent of a record, checked but for what only the database knows. */
export interface Sent<Table extends FieldTable, Related> {
  changes: ChangesTo<Table>;
  /** What hangs on it in tables of its own. */
  related: Related;
}

/** Which record is being saved, and by whom. */
export interface Saving<Row> {
  /** 0 before it is numbered: no id that any record has. */
  id: number;
  /** As it stands, locked; null for a new one. */
  before: Row | null;
  keeper: string;
  forbiddenFields: ForbiddenFields;
}

/**
 * A noun whose records people keep up to date, with all that `createRecord`, `changeRecord` and `deleteRecord` have to
 * know of it.
 */
export interface KeptNoun<Row extends StoredRecord, Table extends FieldTable, Related = undefined> {
  records: RecordKind<Row>;
  fields: Table;
  /** What people call one, such as 'supplier'. */
  called: string;
  /**
   * As whom the caller changes the record; `allowed`, where given, says who may.
   * @throws AppError NOT_FOUND when it is not theirs, FORBIDDEN when it is not theirs to change so
   */
  keeper(context: RequestContext, id: number, ...allowed: 'Admin'[]): string;
  /** The record as the caller sees it, for those who changed an older one. */
  newer(context: RequestContext, id: number): Promise<unknown>;
  /** Reads what was sent. */
  read(sent: object, isNew: boolean): Sent<Table, Related>;
  /**
   * Checks what only the database knows, and answers what is to be written.
   * @throws AppError BAD_USER_INPUT
   */
  check?(
    context: RequestContext,
    saving: Saving<Row>,
    changes: ChangesTo<Table>,
  ): Promise<ChangesTo<Table>> | ChangesTo<Table>;
  /** Fields of a new record that are written after it has its number, by `follow`. */
  linked?: readonly (keyof Table & string)[];
  /** Writes what goes into other tables; answers what has changed there. */
  follow?(
    context: RequestContext,
    saving: Saving<Row>,
    changes: ChangesTo<Table>,
    related: Related,
  ): Promise<Changes | undefined>;
  /** How it is deleted (A155); absent: it is not. */
  deletion?: {
    /** What may name it: then it stays. */
    references: readonly Reference[];
    /** What to do instead, as a sentence. */
    advice: string;
    /** The fields by which people remember it. */
    rememberedBy: readonly (keyof Row & string)[];
    /** @throws AppError where this one must stay */
    check?(record: Row): void;
    /** How it is kept meanwhile. */
    trash: TrashKind;
  };
}

/** Reads the fields of a table; what a new record cannot do without is told as if it had been emptied. */
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
