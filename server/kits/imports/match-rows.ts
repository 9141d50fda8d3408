import { In } from 'typeorm';
import { fold } from '../../../shared/fold.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { StoredRecord } from '../records/update-record.js';
import { withoutGuard } from './cell-value.js';
import { cellOf, type DataImport, type ImportRow } from './data-import.js';
import { halfWidth } from './half-width.js';
import { ID, type ImportDefinition } from './import-definition.js';

/**
 * The record of a row, null if it is new, or the reason why it cannot be determined, with the field of the
 * problem.
 */
export type Match = { record: StoredRecord | null } | { field: string; problem: string };

const small = (text: string) => halfWidth(text).toLowerCase();

type Found = StoredRecord & Record<string, unknown>;

/** Returns the id in a cell as spreadsheets and keyboards write it, such as 345.0; null for other texts. */
function idOf(cell: string): number | null {
  const [, digits] = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(halfWidth(withoutGuard(cell))) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * Finds the record of each row: by its id if the row has one, otherwise by its keyword, otherwise by its name
 * without regard to case and accents, if only one record has that name and it has no other keyword. One
 * statement finds them, one reads them.
 */
export async function matchRows(
  context: RequestContext,
  definition: ImportDefinition,
  file: DataImport,
  rows: readonly ImportRow[],
): Promise<Match[]> {
  const texts = (field: string, key: (text: string) => string) =>
    rows.map((row) => key(withoutGuard(cellOf(file, row, field)))).filter(Boolean);
  const ids = rows.map((row) => idOf(cellOf(file, row, ID)) ?? 0).filter(Boolean);
  const found = await find(context, definition, {
    ids,
    keywords: texts(definition.keyword, small),
    names: texts(definition.name, fold),
  });
  return rows.map((row) => matchOf(definition, file, row, found));
}

async function find(
  { app }: RequestContext,
  { definition, keyword, name }: ImportDefinition,
  keys: { ids: number[]; keywords: string[]; names: string[] },
): Promise<Found[]> {
  const { manager } = app.database;
  const { entity } = definition.records;
  const metadata = manager.connection.getMetadata(entity);
  const column = (field: string) => metadata.findColumnWithPropertyName(field)?.databaseName;
  const matches: { id: number }[] = await manager.query(
    `SELECT id FROM ${metadata.tableName} WHERE id = ANY ($1::integer[])
      UNION SELECT id FROM ${metadata.tableName} WHERE lower(${column(keyword)}) = ANY ($2::text[])
      UNION SELECT id FROM ${metadata.tableName} WHERE fold(${column(name)}) = ANY ($3::text[])`,
    [keys.ids, keys.keywords, keys.names],
  );
  return manager.find(entity, { where: { id: In(matches.map(({ id }) => id)) } }) as Promise<Found[]>;
}

function matchOf(
  { definition, keyword, name }: ImportDefinition,
  file: DataImport,
  row: ImportRow,
  found: readonly Found[],
): Match {
  const [idCell, keywordCell, nameCell] = [ID, keyword, name].map((field) =>
    withoutGuard(cellOf(file, row, field)),
  ) as [string, string, string];
  if (idCell) {
    const wanted = idOf(idCell);
    if (wanted === null) return { field: ID, problem: 'An ID must be a whole number, such as 345.' };
    const record = found.find(({ id }) => id === wanted);
    return record ? { record } : { field: ID, problem: `There is no ${definition.called} with this ID.` };
  }
  const lower = small(keywordCell);
  const byKeyword = lower && found.find((each) => small(String(each[keyword] ?? '')) === lower);
  if (byKeyword) return { record: byKeyword };
  const alike = found.filter(
    (each) => fold(String(each[name])) === fold(nameCell) && (!lower || each[keyword] === null),
  );
  const exact = alike.filter((each) => each[name] === nameCell);
  const named = !nameCell ? [] : exact.length > 0 ? exact : alike;
  if (named.length > 1)
    return {
      field: name,
      problem: `${named.length} records have this name. Use the ID instead.`,
    };
  return { record: named[0] ?? null };
}
