import { normalizeText } from '../../../shared/characters.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { requireWriteScope } from '../../platform/audience.js';
import { badField, unauthenticated } from '../../platform/errors.js';
import { type IncomingFile, receiveFile } from '../../platform/files/incoming-file.js';
import { safeFileName } from '../../platform/files/safe-file-name.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { limitUploads } from '../uploads/limit-uploads.js';
import { headerAt, MAX_TITLE_ROWS } from './header-row.js';
import { type ImportDefinition, importableNames } from './import-definition.js';
import { type CsvRow, readCsv, separatorOf } from './read-csv.js';

/** The maximum size of a file, for hundreds of thousands of rows. Their number is not limited. */
const MAX_BYTES = 200 * 1024 * 1024;
const MAX_COLUMNS = 300;
const LONGEST_HEADER = 200;
const ROWS_AT_ONCE = 1000;

const ADD_ROWS = {
  name: 'add-import-rows',
  text: `INSERT INTO import_row (import_id, number, cells)
    SELECT $1, r.number, r.cells FROM json_to_recordset($2::json) AS r (number integer, cells jsonb)`,
};

/**
 * Stores an uploaded CSV file of records row by row and returns its id. No records change until the import is
 * started.
 * @throws AppError FORBIDDEN for an API token that may not change such records, PAYLOAD_TOO_LARGE, RATE_LIMITED, BAD_USER_INPUT at `file`
 */
export async function receiveImport(
  context: RequestContext,
  definition: ImportDefinition,
  incoming: IncomingFile,
): Promise<number> {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  requireWriteScope(definition.tokenResource, context.actor);
  await limitUploads(context);
  return receiveFile(incoming, MAX_BYTES, ({ path }) =>
    context.app.database.transaction(async (manager) => {
      const { headers, rows } = await withHeaders(readCsv(path), importableNames(definition));
      const { separator } = await separatorOf(path);
      const id = await addImport(context, {
        noun: definition.recordType,
        headers,
        name: incoming.sentName,
        askedById: user.id,
        // Spreadsheets use another cell separator in languages with decimal commas.
        decimalComma: separator !== ',',
      });
      const count = await saveRows(context, id, rows);
      if (count === 0) throw badField('file', 'This file has no rows below its headers.');
      await manager.query('UPDATE data_import SET row_count = $2 WHERE id = $1', [id, count]);
      // Without statistics the planner would expect a single row and join the rows with each other one by
      // one.
      await manager.query('ANALYZE import_row (import_id, number)');
      await recordActivity(context, {
        action: 'import.sent',
        subjectType: 'import',
        subjectId: id,
        changes: { noun: [null, definition.recordType], rows: [null, count] },
      });
      return id;
    }),
  );
}

interface NewImport {
  noun: string;
  headers: string[];
  name: string | null;
  askedById: number;
  decimalComma: boolean;
}

async function addImport(
  { app }: RequestContext,
  { noun, headers, name, askedById, decimalComma }: NewImport,
): Promise<number> {
  const [row]: { id: number }[] = await app.database.manager.query(
    `INSERT INTO data_import (noun, asked_by_id, file_name, headers, decimal_comma) VALUES ($1, $2, $3, $4, $5)
      RETURNING id`,
    [noun, askedById, safeFileName(name, 'csv') ?? 'file.csv', JSON.stringify(headers), decimalComma],
  );
  return (row as { id: number }).id;
}

/** Returns the headers of a file and the rows below them. */
async function withHeaders(
  rows: AsyncGenerator<CsvRow>,
  names: ReadonlySet<string>,
): Promise<{ headers: string[]; rows: AsyncIterable<CsvRow> }> {
  const start: CsvRow[] = [];
  while (start.length <= MAX_TITLE_ROWS) {
    const { value, done } = await rows.next();
    if (done) break;
    start.push(value);
  }
  const at = headerAt(start, names);
  return { headers: headersOf(start[at]?.cells ?? []), rows: joined(start.slice(at + 1), rows) };
}

async function* joined<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first;
  yield* rest;
}

function headersOf(cells: readonly string[]): string[] {
  const headers = cells.map((cell) => normalizeText(cell, ' ').replace(/\s+/g, ' ').slice(0, LONGEST_HEADER));
  while (headers.at(-1) === '') headers.pop();
  if (headers.length === 0) throw badField('file', 'This file is empty.');
  if (headers.length > MAX_COLUMNS) throw badField('file', `This file has more than ${MAX_COLUMNS} columns.`);
  return headers;
}

/** Stores the rows in batches, so that memory use does not depend on the length of the file. */
async function saveRows({ app }: RequestContext, id: number, rows: AsyncIterable<CsvRow>): Promise<number> {
  let count = 0;
  let batch: CsvRow[] = [];
  const keep = async () => {
    if (batch.length > 0) await app.database.read(ADD_ROWS, [id, JSON.stringify(batch)]);
    count += batch.length;
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length >= ROWS_AT_ONCE) await keep();
  }
  await keep();
  return count;
}
