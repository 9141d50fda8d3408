import sql, { join, raw, type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import type { ExportFormat } from './export-format.js';
import type { ListColumn, ListColumns } from './list-columns.js';
import { columnOf, joinsOf } from './list-filter.js';

/** The columns and rows of a record type that the caller may export. */
export interface ExportedTable {
  columns: ListColumns;
  /** The table with its alias, and the joins that all columns need. */
  from: Sql;
  id: Sql;
  /** The conditions of the rows that the caller may see. */
  conditions: readonly Sql[];
}

/** A cell of a file. */
export type ExportedCell = string | number | null;

/**
 * Joins the items of an array for `readCommaList`, with quotes around items that contain a comma or a quote.
 */
const commaList = (items: Sql): Sql => sql`(SELECT string_agg(
    CASE WHEN each.item ~ '[,"]' THEN '"' || replace(each.item, '"', '""') || '"' ELSE each.item END,
    ', ' ORDER BY each.place) FROM unnest(${items}) WITH ORDINALITY AS each (item, place))`;

/** Returns SQL of cells that are the same in both formats. */
function alike({ kind, value, names }: ListColumn): Sql {
  switch (kind) {
    case 'list':
      return commaList(value);
    case 'links':
      return commaList(sql`ARRAY(${names ?? value})::text[]`);
    case 'number':
      return sql`(${value})::float8`;
    default:
      return sql`${value}`;
  }
}

/** Returns SQL of the value for people, with dates and times in New Zealand format and time (A166, R323). */
function forPeople(column: ListColumn): Sql {
  const { kind, value } = column;
  switch (kind) {
    case 'flag':
      return sql`CASE WHEN ${value} THEN 'Yes' ELSE 'No' END`;
    case 'day':
      return sql`to_char(${value}, 'DD/MM/YYYY')`;
    case 'instant':
      return sql`to_char(${value} AT TIME ZONE 'Pacific/Auckland', 'DD/MM/YYYY HH24:MI')`;
    default:
      return alike(column);
  }
}

/** Returns SQL of the value for programs, with dates and times in ISO 8601 and UTC. */
function forPrograms(column: ListColumn): Sql {
  const { kind, value } = column;
  switch (kind) {
    case 'flag':
      return sql`CASE WHEN ${value} THEN 'true' ELSE 'false' END`;
    case 'day':
      return sql`to_char(${value}, 'YYYY-MM-DD')`;
    case 'instant':
      return sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      return alike(column);
  }
}

/**
 * Returns SQL of these records as rows of a file, in the order of the ids. Records that are gone or that the
 * caller may no longer see are left out. A row has its `id`, its `place` among the ids, and its cells as
 * `c0`, `c1` and so on.
 * @throws AppError BAD_USER_INPUT for a column that the caller may not see
 */
export function exportedRows(
  { columns, from, id, conditions }: ExportedTable,
  names: readonly string[],
  ids: readonly number[],
  format: ExportFormat = 'excel',
): Sql {
  const exported = names.map((name) => columnOf(columns, name));
  const asText = format === 'excel' ? forPeople : forPrograms;
  const cells = exported.map((column, at) => sql`${asText(column)} AS ${cellName(at)}`);
  return sql`SELECT picked.id, picked.place, ${join(cells)}
    FROM unnest(${[...ids]}::integer[]) WITH ORDINALITY AS picked (id, place)
    JOIN ${from} ON ${id} = picked.id ${joinsOf(exported)} WHERE ${all(conditions)} ORDER BY picked.place`;
}

/** Returns the name of the cell of a column in these rows. */
export const cellName = (at: number): Sql => raw(`c${at}`);
