import sql, { join, type Sql } from 'sql-template-tag';
import type { Database } from '../platform/database/database.js';
import { prepared } from '../platform/database/sql.js';

/** A text as a cell of a CSV file (RFC 4180), written by PostgreSQL. */
export const csvPlainText = (value: Sql): Sql => cellOf(value, value);

/**
 * Such a cell for spreadsheets: a text that they would take for a formula, by its first character in half or full width,
 * is preceded by an apostrophe. `value` is named several times: give it a column, not what has to be worked out.
 */
export const csvText = (value: Sql): Sql =>
  cellOf(value, sql`CASE WHEN ${value} ~ E'^[-=+@\\t\\r＝＋－＠]' THEN '''' || ${value} ELSE ${value} END`);

const cellOf = (value: Sql, written: Sql): Sql =>
  sql`CASE WHEN ${value} ~ E'[",\\r\\n]' THEN '"' || replace(${written}, '"', '""') || '"'
    ELSE coalesce(${written}, '') END`;

/** A number as such a cell: whatever its sign, it is no formula, and it has no exponent. */
export const csvNumber = (value: Sql): Sql => sql`coalesce(trim_scale(${value}::numeric)::text, '')`;

/** Cells as a line of such a file. */
export const csvLine = (cells: readonly Sql[]): Sql => sql`${join([...cells], " || ',' || ")} || E'\\r\\n'`;

/** The header of such a file for spreadsheets, and before it what tells Excel that it is UTF-8. */
export const csvHeader = (headers: readonly string[]): Sql => sql`E'\\ufeff' || (${linesOf([headers])})`;

/** The header of such a file for programs. */
export const csvPlainHeader = (headers: readonly string[]): Sql => sql`(${linesOf([headers], csvPlainText)})`;

/** Lines of such a file out of texts, below its header where one is given. */
export async function csvOfTexts(
  database: Database,
  rows: readonly (readonly string[])[],
  headers?: readonly string[],
): Promise<string> {
  const lines = sql`coalesce((${linesOf(rows)}), '')`;
  const content = headers ? sql`${csvHeader(headers)} || ${lines}` : lines;
  const statement = prepared('csv-of-texts', sql`SELECT ${content} AS content`);
  return (await database.readOne<{ content: string }>(statement))?.content ?? '';
}

const linesOf = (lines: readonly (readonly string[])[], text = csvText): Sql => sql`
  SELECT string_agg(line, '' ORDER BY place) FROM (
    SELECT place, string_agg(${text(sql`cell`)}, ',' ORDER BY at) || E'\\r\\n' AS line
    FROM json_array_elements(${JSON.stringify(lines)}::json) WITH ORDINALITY AS lines (cells, place),
      json_array_elements_text(cells) WITH ORDINALITY AS cells_of (cell, at)
    GROUP BY place) AS written`;
