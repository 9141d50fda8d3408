import type { TokenResource } from '../../../shared/token-scopes.js';
import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { RecordHistory } from '../history/record-history.js';
import type { ExportedTable } from '../lists/exported-rows.js';
import type { Field, FieldTable } from '../records/field.js';
import type { RecordDefinition } from '../records/record-definition.js';
import type { StoredRecord } from '../records/update-record.js';

/** A column with the names of other records, as in an export. */
export interface Lookup {
  /** The input field that takes their ids. */
  becomes: string;
  /** True if the cell can have several names, separated by commas. A name with a comma can be in quotes. */
  many: boolean;
  /** The name of one such record in messages. */
  called: string;
  /** Returns `id` and `name` of the records whose folded names are in $1. */
  find: Statement;
}

/**
 * The parts of records, such as the sub categories of a category. A row that names a record is about a part
 * of it.
 */
export interface ImportedParts {
  /** The name of the column with the record of a part. */
  field: string;
  /** The name of one such part in messages. */
  called: string;
  /** Returns `id` and `name` of the records whose folded names are in $1, with their `parts`. */
  find: Statement;
  /** Throws BAD_USER_INPUT if no part can have this name. */
  check: (name: string) => unknown;
  /** Adds a part to a record, or renames an existing one. */
  save: (
    context: RequestContext,
    recordId: number,
    part: { id: number | null; name: string },
  ) => Promise<void>;
  /** The name of their list in the activity log. */
  list: string;
  /**
   * Restores the parts as they were before a change.
   * @throws AppError CONFLICT if they have changed since, or other records refer to an added one
   */
  revertParts: (context: RequestContext, recordId: number, change: PartsChange) => Promise<void>;
}

/** The parts of a record before and after a change. */
export type PartsChange = readonly [before: readonly Part[], after: readonly Part[]];

interface Part {
  id: number;
  name: string;
}

/** A record type whose records can be imported from a file. */
export interface ImportDefinition<
  Row extends StoredRecord = StoredRecord,
  Table extends FieldTable = FieldTable,
  Related = unknown,
> {
  /** The name of the record type in its tasks, such as 'supplier'. */
  recordType: string;
  /** The data that its records belong to, of which an API token needs the scope besides that for imports. */
  tokenResource: TokenResource;
  /** The plural in titles. */
  called: string;
  definition: RecordDefinition<Row, Table, Related>;
  create: (context: RequestContext, input: object) => Promise<unknown>;
  change: (context: RequestContext, id: number, input: object) => Promise<unknown>;
  /** Moves a record that an import has created to the trash, with the links that the import gave it. */
  remove: (context: RequestContext, id: number) => Promise<unknown>;
  history: RecordHistory;
  /** Returns `id` and `name` of the records whose ids are in $1. */
  names: Statement;
  /** The table of the export. A cell with the text that the export would write changes nothing. */
  exported: (context: RequestContext) => ExportedTable;
  /** The field whose value is unique without regard to case. */
  keyword: keyof Table & string;
  /** The field that identifies a record if its value is unique. */
  name: keyof Table & string;
  /** The lookups by the names of their columns in an export. */
  lookups: Readonly<Record<string, Lookup>>;
  parts?: ImportedParts;
  /**
   * Checks a record that a file would create.
   * @throws AppError BAD_USER_INPUT if the file may not create it
   */
  refuseNew?: (context: RequestContext, input: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Returns the reason why a file cannot change this record, or null if it can. */
  whyUnchangeable?: (id: number) => string | null;
}

/**
 * Declares an imported record type. The other functions treat all of them alike and pass each only its own records.
 */
export const defineImport = <Row extends StoredRecord, Table extends FieldTable, Related>(
  definition: ImportDefinition<Row, Table, Related>,
): ImportDefinition => definition as unknown as ImportDefinition;

/** The column with the ids of records. */
export const ID = 'id';

/**
 * Returns true if a cell can hold the field. Files are uploaded separately, and links and JSON have no form
 * as a cell.
 */
const isImportable = ({ column, folder, changes, graphql }: Field): boolean =>
  column !== null && !folder && graphql !== null && changes.includes('Admin');

/** Returns the fields of its records that cells can hold. */
export const importableFields = ({ definition }: ImportDefinition): [name: string, field: Field][] =>
  Object.entries(definition.fields).filter(([, field]) => isImportable(field));

/** Returns the names of all fields to which a column can be assigned. */
export const importableNames = (definition: ImportDefinition): ReadonlySet<string> =>
  new Set([ID, ...importableFields(definition).map(([name]) => name), ...furtherNames(definition)]);

/** Returns the names of columns that refer to other tables. */
export const furtherNames = ({ lookups, parts }: ImportDefinition): string[] => [
  ...Object.keys(lookups),
  ...(parts ? [parts.field] : []),
];
