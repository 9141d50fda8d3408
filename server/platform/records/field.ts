import type { Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { JsonValue } from '../database/json-object.sql.js';

/** How a value travels over REST, where JSON and query strings carry it differently than the product does. */
interface WireCodec {
  /** Reads what came in; the schema of the field's kind checks what it answers. Absent: taken as it is. */
  readonly read?: z.ZodType;
  /** What goes out, for the API document. */
  readonly answer: z.ZodType;
  /** Writes what a read model answered. */
  readonly write: (value: unknown) => unknown;
}

/** What lists can do with a value: which tests filter by it, and how it is ordered. */
export type ColumnKind = 'text' | 'number' | 'day' | 'instant' | 'choice' | 'flag' | 'list';

/** What fields of one kind have in common, whatever they are called. */
export interface FieldKind<Value = unknown> {
  /** What a change may set it to; null where it can be emptied. */
  readonly schema: z.ZodType<Value>;
  /** Its type in GraphQL. */
  readonly graphql: () => object;
  readonly codec: WireCodec;
  /** What it is as a column of a list; null: no list filters or sorts by it. */
  readonly column: ColumnKind | null;
  /** Texts of several lines: lists are sorted by how they begin. */
  readonly long?: true;
  /** Digits that are no number: leading zeros count. */
  readonly digits?: 'phone' | 'postCode';
  /** SQL that stands in for it where it is not for the viewer. */
  readonly hidden: 'NULL' | 'false';
  /** It is the address of a file that was sent to this folder: no other address is taken. */
  readonly folder?: string;
  /** No text empties it: what tries is refused (A146). */
  readonly filledIn?: true;
  /** SQL of its JSON, where that is not what PostgreSQL makes of the column. */
  readonly json?: (column: Sql) => JsonValue;
  /** SQL of what people read of it, where that is not what the column holds: lists compare it, and files say it. */
  readonly readable?: (column: Sql) => Sql;
}

/** Who sees a field and who changes it, as the policy of the noun names its viewers. */
export interface FieldRights<Viewer extends string> {
  readonly sees: readonly Viewer[];
  readonly changes: readonly Viewer[];
}

/** One field of a record: everything that the product has to know of it, once. */
export interface Field<Viewer extends string = string, Value = unknown>
  extends Omit<FieldKind<Value>, 'graphql'>,
    FieldRights<Viewer> {
  /** Null: it is no part of the GraphQL input. */
  readonly graphql: (() => object) | null;
  /** Its name over REST. */
  readonly wire: string;
  /** What people wrote or gave of themselves: the activity log keeps no words of it (A156). */
  readonly personal?: true;
  /** For those who read the APIs, where the name does not say it. */
  readonly meaning?: string;
}

/** The fields of a noun, or of the part of it that one group of viewers sees. */
export type FieldTable<Viewer extends string = string> = Readonly<Record<string, Field<Viewer>>>;

/** The fields of a table whose columns are called as in `Row`, with values that these columns can hold. */
export type FieldsOf<Row, Viewer extends string> = {
  readonly [Name in keyof Row]-?: Field<Viewer, Row[Name]>;
};

/** Changes to a record, checked: absent fields stay as they are. */
export type ChangesTo<Table extends FieldTable> = {
  [Name in keyof Table]?: z.output<Table[Name]['schema']>;
};

/** The part of a table that some other place shows, such as the row of a list. */
export const fieldsNamed = <Table extends FieldTable, Name extends keyof Table & string>(
  fields: Table,
  names: readonly Name[],
): Pick<Table, Name> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Table, Name>;

/** Whether the field is for this viewer. */
export const isSeenBy = ({ sees }: Pick<Field, 'sees'>, viewer: string): boolean => sees.includes(viewer);
