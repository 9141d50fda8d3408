import type { Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { JsonValue } from '../../platform/database/json-object.sql.js';

/** The REST form of a value, where JSON and query strings represent it differently from the product. */
interface WireCodec {
  /**
   * Parses the input. The schema of the field then validates the result. If absent, the input is used
   * unchanged.
   */
  readonly read?: z.ZodType;
  /** The schema of the output, for the OpenAPI document. */
  readonly answer: z.ZodType;
  /** Converts a value of a read model to its REST form. */
  readonly write: (value: unknown) => unknown;
}

/** The type of a value in lists, which determines its filters and its sort order. */
export type ColumnKind = 'text' | 'number' | 'day' | 'instant' | 'choice' | 'flag' | 'list';

/** The common properties of fields of one kind. */
export interface FieldKind<Value = unknown> {
  /** The schema of new values. It accepts null if the field may be empty. */
  readonly schema: z.ZodType<Value>;
  /** Returns the GraphQL type. */
  readonly graphql: () => object;
  readonly codec: WireCodec;
  /** The type as a list column. Null if lists cannot filter or sort by the field. */
  readonly column: ColumnKind | null;
  /** True for texts of several lines. Lists sort them by their beginning. */
  readonly long?: true;
  /** The kind of digits for text of digits that is not a number, since leading zeros count. */
  readonly digits?: 'phone' | 'postCode';
  /** SQL that replaces the value for viewers who may not see it. */
  readonly hidden: 'NULL' | 'false';
  /** The folder of uploaded files whose addresses the field accepts. No other addresses are allowed. */
  readonly folder?: string;
  /** True if text must not empty the field. Such changes are refused (A146). */
  readonly filledIn?: true;
  /** Returns SQL of the JSON value, if it differs from the default of PostgreSQL. */
  readonly json?: (column: Sql) => JsonValue;
  /**
   * Returns SQL of the readable text, if it differs from the column. Lists compare it, and files contain it.
   */
  readonly readable?: (column: Sql) => Sql;
}

/** The viewers who see and who change a field, as named by the policy of the record type. */
export interface FieldRights<Viewer extends string> {
  readonly sees: readonly Viewer[];
  readonly changes: readonly Viewer[];
}

/** A field of a record, with everything that the product needs to know about it. */
export interface Field<Viewer extends string = string, Value = unknown>
  extends Omit<FieldKind<Value>, 'graphql'>,
    FieldRights<Viewer> {
  /** Returns the GraphQL type. Null if the field is not part of the GraphQL input. */
  readonly graphql: (() => object) | null;
  /** The name over REST. */
  readonly wire: string;
  /** True for personal data, which is left out of the activity log (A156). */
  readonly personal?: true;
  /** The description in the APIs. */
  readonly meaning?: string;
}

/** The fields of a record type, or those that one group of viewers sees. */
export type FieldTable<Viewer extends string = string> = Readonly<Record<string, Field<Viewer>>>;

/** The fields of a table whose columns have the names of `Row`, with values that these columns can store. */
export type FieldsOf<Row, Viewer extends string> = {
  readonly [Name in keyof Row]-?: Field<Viewer, Row[Name]>;
};

/** Validated changes to a record. Absent fields stay unchanged. */
export type ChangesTo<Table extends FieldTable> = {
  [Name in keyof Table]?: z.output<Table[Name]['schema']>;
};

/** Returns some fields of a table, such as those of a list row. */
export const fieldsNamed = <Table extends FieldTable, Name extends keyof Table & string>(
  fields: Table,
  names: readonly Name[],
): Pick<Table, Name> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Table, Name>;

/** Returns true if this viewer sees the field. */
export const isVisibleTo = ({ sees }: Pick<Field, 'sees'>, viewer: string): boolean => sees.includes(viewer);
