import type { Statement } from '../platform/database/database.js';
import type { RecordHistory } from '../platform/history/record-history.js';
import type { ExportedTable } from '../platform/lists/exported-rows.js';
import type { Field, FieldTable } from '../platform/records/field.js';
import type { KeptNoun } from '../platform/records/kept-noun.js';
import type { StoredRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';

/** A column that names other records, as an export does. */
export interface Lookup {
  /** What of the input has their ids. */
  becomes: string;
  /** Several, with commas between them; a name that has a comma may be in quotes. */
  many: boolean;
  /** What people call one. */
  called: string;
  /** Answers `id` and `name` of those whose names in small letters are among $1. */
  find: Statement;
}

/** Parts of records, such as the sub categories of a category: rows that name their record are about one. */
export interface ImportedParts {
  /** What a column is called that names the record of a part. */
  field: string;
  /** What people call one. */
  called: string;
  /** Answers `id` and `name` of the records whose names in small letters are among $1, with their `parts`. */
  find: Statement;
  /** @throws AppError BAD_USER_INPUT for a name that no part could have */
  check: (name: string) => unknown;
  /** Adds a part to a record, or gives one that is there another name. */
  save: (
    context: RequestContext,
    recordId: number,
    part: { id: number | null; name: string },
  ) => Promise<void>;
  /** The name of their list in the activity log. */
  list: string;
  /**
   * Makes of the parts what they were before a change.
   * @throws AppError CONFLICT where they have changed since, or something refers to one that was added
   */
  takeBack: (context: RequestContext, recordId: number, change: PartsChange) => Promise<void>;
}

/** The parts of a record before and after a change. */
export type PartsChange = readonly [before: readonly Part[], after: readonly Part[]];

interface Part {
  id: number;
  name: string;
}

/** A noun whose records can be brought in as a file. */
export interface ImportedNoun<
  Row extends StoredRecord = StoredRecord,
  Table extends FieldTable = FieldTable,
  Related = unknown,
> {
  /** As its tasks call it, such as 'supplier'. */
  noun: string;
  /** Many of them. */
  called: string;
  kept: KeptNoun<Row, Table, Related>;
  create: (context: RequestContext, input: object) => Promise<unknown>;
  change: (context: RequestContext, id: number, input: object) => Promise<unknown>;
  /** Takes one that an import has made into the trash, with the links that the import gave it. */
  remove: (context: RequestContext, id: number) => Promise<unknown>;
  history: RecordHistory;
  /** Answers `id` and `name` of those among $1. */
  names: Statement;
  /** What an export reads: a cell that says what the export would write changes nothing. */
  exported: (context: RequestContext) => ExportedTable;
  /** The field that nobody else has the same of, whatever its case. */
  keyword: keyof Table & string;
  /** The field that tells them apart where it is one record's alone. */
  name: keyof Table & string;
  /** By the names of their columns in an export. */
  lookups: Readonly<Record<string, Lookup>>;
  parts?: ImportedParts;
  /**
   * Checks a record that a file would create.
   * @throws AppError BAD_USER_INPUT if the file may not create it
   */
  refuseNew?: (context: RequestContext, input: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Why this one is not changed by a file; null where it may be. */
  leftAlone?: (id: number) => string | null;
}

/** Declares one: what follows treats all nouns alike, and gives each nothing but its own records. */
export const importedNoun = <Row extends StoredRecord, Table extends FieldTable, Related>(
  noun: ImportedNoun<Row, Table, Related>,
): ImportedNoun => noun as unknown as ImportedNoun;

/** The column that has the ids of records. */
export const ID = 'id';

/** Files are sent by themselves, and links and texts of JSON have no cell that says them. */
const isImportable = ({ column, folder, changes, graphql }: Field): boolean =>
  column !== null && !folder && graphql !== null && changes.includes('Admin');

/** The fields of its records that cells can say. */
export const importableFields = ({ kept }: ImportedNoun): [name: string, field: Field][] =>
  Object.entries(kept.fields).filter(([, field]) => isImportable(field));

/** Everything that a column of a file can be read as. */
export const importableNames = (noun: ImportedNoun): ReadonlySet<string> =>
  new Set([ID, ...importableFields(noun).map(([name]) => name), ...furtherNames(noun)]);

/** What columns name in other tables. */
export const furtherNames = ({ lookups, parts }: ImportedNoun): string[] => [
  ...Object.keys(lookups),
  ...(parts ? [parts.field] : []),
];
