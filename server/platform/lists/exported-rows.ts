import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Statement } from '../database/database.js';
import { prepared } from '../database/sql.js';
import { columnOf, joinsOf } from './column-list.js';
import { all } from './conditions.js';
import type { ListColumn, ListColumns } from './list-columns.js';

/** What of a noun can be exported by the caller: no other columns, and no other rows. */
export interface ExportedTable {
  columns: ListColumns;
  /** The table with its alias, and what all columns need besides. */
  from: Sql;
  id: Sql;
  /** The rows that the caller may see. */
  conditions: readonly Sql[];
}

/** A cell of a file: numbers stay numbers, so that nothing is put before their sign. */
export type ExportedCell = string | number | null;

/** The value as people read it: days and times as clocks and calendars in New Zealand show them (A166, R323). */
function asText({ kind, value, names }: ListColumn): Sql {
  switch (kind) {
    case 'list':
      return sql`array_to_string(${value}, ', ')`;
    case 'links':
      return sql`array_to_string(ARRAY(${names ?? value}), ', ')`;
    case 'flag':
      return sql`CASE WHEN ${value} THEN 'Yes' ELSE 'No' END`;
    case 'day':
      return sql`to_char(${value}, 'DD/MM/YYYY')`;
    case 'instant':
      return sql`to_char(${value} AT TIME ZONE 'Pacific/Auckland', 'DD/MM/YYYY HH24:MI')`;
    case 'number':
      return sql`(${value})::float8`;
    case 'text':
    case 'choice':
      return sql`${value}`;
  }
}

/**
 * Reads these records as rows of a file, in the order of their ids here; those that are gone, or no longer the
 * caller's to see, are left out. The id of each stands before its cells.
 * @throws AppError BAD_USER_INPUT for a column that is none of the caller's
 */
export function exportedRows(
  { columns, from, id, conditions }: ExportedTable,
  names: readonly string[],
  ids: readonly number[],
): Statement {
  const exported = names.map((name) => columnOf(columns, name));
  const cells = exported.map((column, at) => sql`${asText(column)} AS ${raw(`c${at}`)}`);
  return prepared(
    'exported-rows',
    sql`SELECT ${id} AS id, ${join(cells)} FROM unnest(${[...ids]}::integer[]) WITH ORDINALITY AS picked (id, place)
      JOIN ${from} ON ${id} = picked.id ${joinsOf(exported)} WHERE ${all(conditions)} ORDER BY picked.place`,
  );
}
