import sql, { raw, type Sql } from 'sql-template-tag';
import type { RequestContext } from '../platform/request-context.js';
import { ID, type ImportedNoun } from './imported-noun.js';

type Fields = readonly (string | null)[];

/** What a row says in the column that is read so; null for nothing. */
export const cellIn = (fields: Fields, field: string): Sql => {
  const at = fields.indexOf(field);
  return sql`nullif(btrim(r.cells ->> ${at < 0 ? 1_000_000 : at}::integer), '')`;
};

/**
 * What a row is about: the same for all rows of one record, whether they have its id, its keyword or its name; as
 * `matchRows` finds it.
 */
function keyOf({ app }: RequestContext, { kept, keyword, name, parts }: ImportedNoun, fields: Fields): Sql {
  const cell = (field: string) => cellIn(fields, field);
  const metadata = app.database.manager.connection.getMetadata(kept.records.entity);
  const table = raw(metadata.tableName);
  const column = (field: string) => raw(metadata.findColumnWithPropertyName(field)?.databaseName ?? field);
  const byName = sql`(SELECT 'id ' || min(t.id) FROM ${table} t WHERE fold(t.${column(name)}) = fold(${cell(name)})
    AND (${cell(keyword)} IS NULL OR t.${column(keyword)} IS NULL) HAVING count(*) = 1)`;
  const ofRecord = sql`coalesce(
    'id ' || CASE WHEN ${cell(ID)} ~ '^[0-9]{1,9}$' THEN (${cell(ID)}::integer)::text ELSE ${cell(ID)} END,
    (SELECT 'id ' || t.id FROM ${table} t WHERE lower(t.${column(keyword)}) = lower(${cell(keyword)}) LIMIT 1),
    ${byName}, 'keyword ' || lower(${cell(keyword)}), 'name ' || fold(${cell(name)}), 'row ' || r.number)`;
  if (!parts) return ofRecord;
  const whole = cell(parts.field);
  const ofPart = sql`coalesce(fold(${whole}) || ' / name ' || fold(${cell(name)}), 'row ' || r.number)`;
  return sql`CASE WHEN ${whole} IS NULL THEN ${ofRecord} ELSE ${ofPart} END`;
}

/** Notes for each row the first that is about the same record, so that no record is changed twice by one file. */
export async function noteTwins(
  context: RequestContext,
  noun: ImportedNoun,
  id: number,
  fields: Fields,
): Promise<void> {
  const { database } = context.app;
  await database.read(
    sql`UPDATE import_row SET same_as = NULL WHERE import_id = ${id}::integer AND same_as IS NOT NULL`,
  );
  // The twins are looked for once, however the planner joins them.
  await database.read(
    sql`WITH twin AS MATERIALIZED (SELECT unnest(numbers[2:]) AS number, numbers[1] AS first FROM (
          SELECT array_agg(number ORDER BY number) AS numbers FROM (
            SELECT r.number, ${keyOf(context, noun, fields)} AS key
            FROM import_row r WHERE r.import_id = ${id}::integer) keyed
          GROUP BY key HAVING count(*) > 1) same)
      UPDATE import_row r SET same_as = twin.first FROM twin
      WHERE r.import_id = ${id}::integer AND r.number = twin.number`,
  );
}
