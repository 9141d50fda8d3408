import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { type AskedField, type AskedFields, JsonText, perAsked, remembering } from './asked-fields.js';

/**
 * SQL of a value in a JSON object. Given what was asked of it, it writes that alone, as GraphQL answers it; given null,
 * all of it, as it is stored.
 */
export type JsonValue = Sql | WrittenValue;
export type WrittenValue = (asked: AskedField | null) => Sql;

/** A value for each field of an object. */
export type JsonColumns<Row = Record<string, unknown>> = { readonly [Name in keyof Row]-?: JsonValue };

/** The columns of a query whose rows become objects: those that were asked for, or all. */
const selected = (columns: JsonColumns, asked: AskedFields | null): Sql => selections(columns)(asked);

const selections = remembering((columns: JsonColumns) =>
  perAsked((asked) => {
    const pairs = asked
      ? asked.fields.map((field): [string, Sql] => [field.key, askedValue(columns, asked, field)])
      : Object.entries(columns).map(([name, column]): [string, Sql] => [name, valueFor(column, null)]);
    if (pairs.length === 0) return empty;
    const selection = join(pairs.map(([key, value]) => sql`${value} AS ${raw(`"${key}"`)}`));
    // One piece of text is put into statements quicker than a hundred.
    return selection.values.length > 0 ? selection : raw(selection.text);
  }),
);

const valueFor = (column: JsonValue, asked: AskedField | null) =>
  typeof column === 'function' ? column(asked) : column;

function askedValue(columns: JsonColumns, { type }: AskedFields, field: AskedField): Sql {
  if (field.name === '__typename') return raw(`'${type}'`);
  const column = columns[field.name];
  if (!column) throw new Error(`No column answers ${type}.${field.name}`);
  return valueFor(column, field);
}

/** The row at hand: a name that no key of GraphQL can have. */
const ROW = raw('"its row"');

/** JSON of the one row that `from` finds; without `from`, of the row at hand. */
export const jsonObject = (columns: JsonColumns, asked: AskedFields | null, from: Sql = empty): Sql =>
  // Rows become JSON a third quicker than what json_build_object puts together.
  sql`(SELECT row_to_json(${ROW}) FROM (SELECT ${selected(columns, asked)} ${from}) ${ROW})`;

/** JSON of the rows that `from` finds, as a list in its order. */
export const jsonArray = (columns: JsonColumns, asked: AskedFields | null, from: Sql): Sql =>
  sql`(SELECT coalesce(json_agg(${ROW}), '[]') FROM (SELECT ${selected(columns, asked)} ${from}) ${ROW})`;

/** JSON as a column of a statement: what was asked comes as text, and is not read. */
export const answer = (json: Sql, asked: AskedFields | null): Sql => (asked ? sql`${json}::text` : json);

/** What such a column holds, once it is here. */
export const answered = <Row>(value: Row | string): Row | JsonText =>
  typeof value === 'string' ? new JsonText(value) : value;

/** A value of an enum: as stored, or by its name in GraphQL. */
export const enumValue =
  (column: Sql, named: Readonly<Record<string, string>>): WrittenValue =>
  (asked) => {
    if (!asked) return column;
    const cases = Object.entries(named).map(([name, stored]) => `WHEN '${stored}' THEN '${name}'`);
    return sql`CASE ${column} ${raw(cases.join(' '))} END`;
  };

/** An instant: as stored, or as GraphQL writes it. */
export const instantValue =
  (column: Sql): WrittenValue =>
  (asked) =>
    asked ? sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column;

/** The objects that `from` finds for a row, as a list in its order. */
export const jsonList =
  (columns: JsonColumns, from: Sql): WrittenValue =>
  (asked) =>
    jsonArray(columns, asked?.of ?? null, from);

/** An object within the row, or null where `present` is not so. */
export const jsonPart =
  (columns: JsonColumns, present?: Sql): WrittenValue =>
  (asked) => {
    const object = jsonObject(columns, asked?.of ?? null);
    return present ? sql`CASE WHEN ${present} THEN ${object} END` : object;
  };
