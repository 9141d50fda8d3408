import sql, { raw, type Sql } from 'sql-template-tag';
import type { RequestContext } from '../../platform/request-context.js';
import { ID, type ImportDefinition } from './import-definition.js';

type Fields = readonly (string | null)[];

/**
 * Returns the SQL of the cell of row `r` in the column of `field`. NULL if it is empty or there is no such
 * column.
 */
export const cellIn = (fields: Fields, field: string): Sql => {
  const at = fields.indexOf(field);
  // Without the formula that some programs write around a text: ="0610".
  return sql`nullif(btrim(regexp_replace(btrim(r.cells ->> ${at < 0 ? 1_000_000 : at}::integer), '^="(.*)"$', '\\1')), '')`;
};

/**
 * Returns the SQL of `number` and `key` of each row of a file. Rows about the same record have the same key,
 * whether they give its id, keyword or name. Each stored name and keyword is read once, so that long files
 * stay fast.
 */
function keysOf(
  { app }: RequestContext,
  { definition, keyword, name, parts }: ImportDefinition,
  id: number,
  fields: Fields,
): Sql {
  const cell = (field: string) => cellIn(fields, field);
  const metadata = app.database.manager.connection.getMetadata(definition.records.entity);
  const column = (field: string) => raw(metadata.findColumnWithPropertyName(field)?.databaseName ?? field);
  const stored = sql`${raw(metadata.tableName)} GROUP BY 1`;
  const parent = parts ? cell(parts.field) : sql`NULL`;
  return sql`WITH named AS MATERIALIZED (
      SELECT fold(${column(name)}) AS folded, min(id) AS id, min(${column(keyword)}) AS keyword, count(*) AS records FROM ${stored}),
    spelled AS MATERIALIZED (
      SELECT ${column(name)} AS name, min(id) AS id, min(${column(keyword)}) AS keyword, count(*) AS records FROM ${stored}),
    keyed AS MATERIALIZED (SELECT lower(${column(keyword)}) AS keyword, min(id) AS id FROM ${stored}),
    said AS MATERIALIZED (
      SELECT r.number, fold(${cell(ID)}) AS id, lower(${cell(keyword)}) AS keyword, ${cell(name)} AS spelled, fold(${cell(name)}) AS name, fold(${parent}) AS whole
      FROM import_row r WHERE r.import_id = ${id}::integer)
    SELECT said.number, CASE WHEN said.whole IS NOT NULL THEN coalesce(said.whole || ' / ' || said.name, 'row ' || said.number)
      ELSE coalesce(
        'id ' || CASE WHEN said.id ~ '^[0-9]{1,9}([.,]0{1,2})?$' THEN (split_part(translate(said.id, ',', '.'), '.', 1)::integer)::text ELSE said.id END, 'id ' || keyed.id,
        'id ' || CASE WHEN spelled.records = 1 AND (said.keyword IS NULL OR spelled.keyword IS NULL) THEN spelled.id END,
        'id ' || CASE WHEN named.records = 1 AND (said.keyword IS NULL OR named.keyword IS NULL) THEN named.id END,
        'keyword ' || said.keyword, 'name ' || said.name, 'row ' || said.number) END AS key
    FROM said LEFT JOIN keyed ON keyed.keyword = said.keyword LEFT JOIN spelled ON spelled.name = said.spelled
      LEFT JOIN named ON named.folded = said.name`;
}

/** Sets `same_as` to the first row about the same record, so that a file changes each record once. */
export async function markDuplicateRows(
  context: RequestContext,
  definition: ImportDefinition,
  id: number,
  fields: Fields,
): Promise<void> {
  const { database } = context.app;
  await database.read(
    sql`UPDATE import_row SET same_as = NULL WHERE import_id = ${id}::integer AND same_as IS NOT NULL`,
  );
  // MATERIALIZED: the twins are searched once, however the planner joins them.
  await database.read(
    sql`WITH twin AS MATERIALIZED (SELECT unnest(numbers[2:]) AS number, numbers[1] AS first FROM (
          SELECT array_agg(number ORDER BY number) AS numbers FROM (${keysOf(context, definition, id, fields)}) keys
          GROUP BY key HAVING count(*) > 1) same)
      UPDATE import_row r SET same_as = twin.first FROM twin
      WHERE r.import_id = ${id}::integer AND r.number = twin.number`,
  );
}
