import sql, { type Sql } from 'sql-template-tag';
import type { ExportFormat } from '../platform/lists/export-format.js';
import { cellName, type ExportedTable, exportedRows } from '../platform/lists/exported-rows.js';
import { columnOf } from '../platform/lists/list-filter.js';
import type { AskedColumn } from '../platform/lists/selection-inputs.js';
import { csvHeader, csvLine, csvNumber, csvPlainHeader, csvPlainText, csvText } from './csv.js';
import type { PartOfFile } from './task-kind.js';

/** What `joinedLines` and `keptLines` answer: one row. */
export interface ExportedLines extends Record<string, unknown> {
  /** Lines of the file; null where they have been kept. */
  content: string | null;
  /** The records that are among them. */
  ids: number[];
}

const TEXTS = { excel: csvText, machine: csvPlainText };
const HEADERS = { excel: csvHeader, machine: csvPlainHeader };

/** The part of a file to write: its columns, its reader, and whether it is the beginning. */
export interface AskedLines {
  columns: readonly AskedColumn[];
  format: ExportFormat;
  isFirst: boolean;
}

/**
 * These records as lines of a CSV file, a row each with its `id`, `place` and `line`, in the order of their ids here;
 * before the first ones are the headers. Rows are made into lines where they are: on the way through a process they
 * would be held in four shapes.
 * @throws AppError BAD_USER_INPUT for a column that is none of the caller's
 */
export function exportedLines(
  table: ExportedTable,
  ids: readonly number[],
  { columns, format, isFirst }: AskedLines,
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

/** Such lines as one text. */
export const joinedLines = (lines: Sql): Sql =>
  sql`SELECT coalesce(string_agg(line, '' ORDER BY place), '') AS content, ${IDS} FROM (${lines}) AS lines`;

/** Keeps such lines as a part of the file of a task. */
export const keptLines = ({ taskId, number }: PartOfFile, lines: Sql): Sql =>
  sql`WITH made AS MATERIALIZED (${joinedLines(lines)}),
    kept AS (INSERT INTO task_part (task_id, number, content) SELECT ${taskId}::integer, ${number}::integer, content FROM made)
    SELECT NULL AS content, ids FROM made`;
