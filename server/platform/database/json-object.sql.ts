import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { memoize, memoizeBySelection, RawJson, type SelectedField, type Selection } from './selection.js';

/**
 * SQL of a value in a JSON object. Given the selection, it writes the selected fields in GraphQL form. Given
 * null, it writes all fields as they are stored.
 */
export type JsonValue = Sql | CompiledValue;
export type CompiledValue = (field: SelectedField | null) => Sql;

/** A value for each field of an object. */
export type JsonColumns<Row = Record<string, unknown>> = { readonly [Name in keyof Row]-?: JsonValue };

/** Returns the selected columns of a query whose rows become objects, or all columns. */
const selected = (columns: JsonColumns, selection: Selection | null): Sql => selections(columns)(selection);

const selections = memoize((columns: JsonColumns) =>
  memoizeBySelection((selection) => {
    const pairs = selection
      ? selection.fields.map((field): [string, Sql] => [field.key, selectedValue(columns, selection, field)])
      : Object.entries(columns).map(([name, column]): [string, Sql] => [name, valueFor(column, null)]);
    if (pairs.length === 0) return empty;
    const list = join(pairs.map(([key, value]) => sql`${value} AS ${raw(`"${key}"`)}`));
    // One text is inserted into statements faster than a hundred.
    return list.values.length > 0 ? list : raw(list.text);
  }),
);

const valueFor = (column: JsonValue, field: SelectedField | null) =>
  typeof column === 'function' ? column(field) : column;

function selectedValue(columns: JsonColumns, { type }: Selection, field: SelectedField): Sql {
  if (field.name === '__typename') return raw(`'${type}'`);
  const column = columns[field.name];
  if (!column) throw new Error(`No column answers ${type}.${field.name}`);
  return valueFor(column, field);
}

/** The alias of the current row. No response key of GraphQL can have this name. */
const ROW = raw('"its row"');

/** Returns SQL of the JSON of the one row that `from` finds. Without `from`, of the current row. */
export const jsonObject = (columns: JsonColumns, selection: Selection | null, from: Sql = empty): Sql =>
  // row_to_json is a third faster than json_build_object.
  sql`(SELECT row_to_json(${ROW}) FROM (SELECT ${selected(columns, selection)} ${from}) ${ROW})`;

/** Returns SQL of a JSON list of the rows that `from` finds, in order. */
export const jsonArray = (columns: JsonColumns, selection: Selection | null, from: Sql): Sql =>
  sql`(SELECT coalesce(json_agg(${ROW}), '[]') FROM (SELECT ${selected(columns, selection)} ${from}) ${ROW})`;

/** Returns SQL of a JSON column. With a selection it is sent as text that is not parsed. */
export const answer = (json: Sql, selection: Selection | null): Sql =>
  selection ? sql`${json}::text` : json;

/** Converts the value of such a column after it has been read. */
export const answered = <Row>(value: Row | string): Row | RawJson =>
  typeof value === 'string' ? new RawJson(value) : value;

/** Writes a value of an enum as it is stored, or by its name in GraphQL. */
export const enumValue =
  (column: Sql, named: Readonly<Record<string, string>>): CompiledValue =>
  (field) => {
    if (!field) return column;
    const cases = Object.entries(named).map(
      ([name, stored]) => `WHEN '${stored.replaceAll("'", "''")}' THEN '${name}'`,
    );
    return sql`CASE ${column} ${raw(cases.join(' '))} END`;
  };

/** Writes a time as it is stored, or in the format of GraphQL. */
export const instantValue =
  (column: Sql): CompiledValue =>
  (field) =>
    field ? sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column;

/** Writes a list of the objects that `from` finds for a row, in order. */
export const jsonList =
  (columns: JsonColumns, from: Sql): CompiledValue =>
  (field) =>
    jsonArray(columns, field?.of ?? null, from);

/** Writes an object of the row, or null if `present` is false. */
export const jsonPart =
  (columns: JsonColumns, present?: Sql): CompiledValue =>
  (field) => {
    const object = jsonObject(columns, field?.of ?? null);
    return present ? sql`CASE WHEN ${present} THEN ${object} END` : object;
  };
