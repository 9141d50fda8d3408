import sql, { join, type Sql } from 'sql-template-tag';
import type { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/sql.js';

/** Returns a text as a cell of a CSV file (RFC 4180), written by PostgreSQL. */
export const csvPlainText = (value: Sql): Sql => cellOf(value, value);

/**
 * Returns a text as a cell for spreadsheets. A text that they would take for a formula, by its first
 * character in half or full width, gets an apostrophe before it. `value` is repeated in the expression: pass
 * a column, not a computation.
 */
export const csvText = (value: Sql): Sql =>
  cellOf(value, sql`CASE WHEN ${value} ~ E'^[-=+@\\t\\r＝＋－＠]' THEN '''' || ${value} ELSE ${value} END`);

const cellOf = (value: Sql, written: Sql): Sql =>
  sql`CASE WHEN ${value} ~ E'[",\\r\\n]' THEN '"' || replace(${written}, '"', '""') || '"'
    ELSE coalesce(${written}, '') END`;

/** Returns a number as a cell. Whatever its sign, it is not a formula, and it has no exponent. */
export const csvNumber = (value: Sql): Sql => sql`coalesce(trim_scale(${value}::numeric)::text, '')`;

/** Returns cells as a line of a CSV file. */
export const csvLine = (cells: readonly Sql[]): Sql => sql`${join([...cells], " || ',' || ")} || E'\\r\\n'`;

/** Returns the header for spreadsheets, after the byte order mark that tells Excel that the file is UTF-8. */
export const csvHeader = (headers: readonly string[]): Sql => sql`E'\\ufeff' || (${linesOf([headers])})`;

/** Returns the header for programs. */
export const csvPlainHeader = (headers: readonly string[]): Sql => sql`(${linesOf([headers], csvPlainText)})`;

/** Returns lines of a CSV file from texts, below the header if one is given. */
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
