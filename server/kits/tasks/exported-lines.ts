import sql, { type Sql } from 'sql-template-tag';
import type { ExportFormat } from '../lists/export-format.js';
import { cellName, type ExportedTable, exportedRows } from '../lists/exported-rows.js';
import { columnOf } from '../lists/list-filter.js';
import type { ColumnRequest } from '../lists/selection-inputs.js';
import { csvHeader, csvLine, csvNumber, csvPlainHeader, csvPlainText, csvText } from './csv.js';
import type { PartOfFile } from './task-kind.js';

/** The result of `joinedLines` and `storedLines`: one row. */
export interface ExportedLines extends Record<string, unknown> {
  /** The lines of the file. Null if they have been stored. */
  content: string | null;
  /** The ids of the exported records. */
  ids: number[];
}

const TEXTS = { excel: csvText, machine: csvPlainText };
const HEADERS = { excel: csvHeader, machine: csvPlainHeader };

/** The part of a file to write: its columns, its format, and whether it is the first part. */
export interface LinesRequest {
  columns: readonly ColumnRequest[];
  format: ExportFormat;
  isFirst: boolean;
}

/**
 * Returns these records as lines of a CSV file, one row each with its `id`, `place` and `line`, in the order
 * of the ids. The headers come before the first part. PostgreSQL makes the lines itself, as a process would
 * hold them in four forms.
 * @throws AppError BAD_USER_INPUT for a column that the caller may not see
 */
export function exportedLines(
  table: ExportedTable,
  ids: readonly number[],
  { columns, format, isFirst }: LinesRequest,
): Sql {
  const names = columns.map(({ column }) => column);
  const cells = names.map((name, at) => {
    const cell = cellName(at);
    return columnOf(table.columns, name).kind === 'number' ? csvNumber(cell) : TEXTS[format](cell);
  });
  const header = HEADERS[format](columns.map(({ header }) => header));
  const headers = isFirst ? sql`SELECT NULL::integer AS id, 0 AS place, ${header} AS line UNION ALL` : sql``;
  return sql`WITH exported AS MATERIALIZED (${exportedRows(table, names, ids, format)})
    ${headers} SELECT id, place, ${csvLine(cells)} AS line FROM exported`;
}

const IDS = sql`coalesce(array_agg(id) FILTER (WHERE id IS NOT NULL), '{}') AS ids`;

/** Returns these lines as one text. */
export const joinedLines = (lines: Sql): Sql =>
  sql`SELECT coalesce(string_agg(line, '' ORDER BY place), '') AS content, ${IDS} FROM (${lines}) AS lines`;

/** Stores these lines as a part of the file of a task. */
export const storedLines = ({ taskId, number }: PartOfFile, lines: Sql): Sql =>
  sql`WITH made AS MATERIALIZED (${joinedLines(lines)}),
    kept AS (INSERT INTO task_part (task_id, number, content) SELECT ${taskId}::integer, ${number}::integer, content FROM made)
    SELECT NULL AS content, ids FROM made`;
