import { isDeepStrictEqual } from 'node:util';
import { readCommaList } from '../records/comma-list.js';
import type { Field } from '../records/field.js';
import { type CellValue, cellValue, emptied, sameAs, withoutGuard } from './cell-value.js';
import type { DataImport, ImportRow } from './data-import.js';
import { differsByEncoding, repairGarbled } from './encoding-losses.js';
import { type Named, namedBy } from './find-named.js';
import { halfWidth } from './half-width.js';
import { ID, type ImportDefinition, type Lookup } from './import-definition.js';
import type { NumberStyle } from './read-amount.js';
import { showsStoredDate } from './read-date.js';
import { differsByLossOnly } from './spreadsheet-losses.js';

interface RowRead {
  row: ImportRow;
  /** The texts of the record in an export. Null for a new record. */
  now: Readonly<Record<string, string>> | null;
  named: Readonly<Record<string, Named>>;
}

/**
 * Returns the changes in a row as input for the use case. Cells with any spelling of the exported value are
 * left out, and so are empty cells unless they clear their field.
 */
export function readRow(
  { definition, lookups }: ImportDefinition,
  { fields, emptyClears, decimalComma, decimalCommaColumns }: DataImport,
  { row, now, named }: RowRead,
  report: (field: string, message: string) => void,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [column, name] of fields.entries()) {
    if (name === null || name === ID) continue;
    const cell = row.cells[column] ?? '';
    const lookup = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
    const current = now?.[name] ?? '';
    const severalIn = lookup?.many || definition.fields[name]?.column === 'list';
    const isSame = (text: string) => sameAs(cell, text) || onlyLostLetters(cell, text);
    if (now && exportedAs(current, severalIn).some(isSame)) continue;
    if (cell.trim() === '' && !(now && emptyClears)) continue;
    const style = { decimalComma: decimalComma || decimalCommaColumns.includes(column) };
    const readable = { field: definition.fields[name], lookup, named: named[name], style };
    const read = readCell(readable, cell);
    if (!read || (now && saysTheSame(readable, { cell, read, current }))) continue;
    if ('problem' in read) report(name, read.problem);
    else input[lookup?.becomes ?? name] = read.value;
  }
  return input;
}

/**
 * Returns true if the cell has the text as written by a program that does not support all of its letters.
 */
function onlyLostLetters(cell: string, text: string): boolean {
  const tidy = withoutGuard(cell).replaceAll('\r\n', '\n').trim();
  return differsByEncoding(tidy, text.trim()) || repairGarbled(tidy) === text.trim();
}

/**
 * Returns the texts that exports write for a value, including those from before items with commas were
 * quoted.
 */
const exportedAs = (current: string, severalIn: boolean | undefined): string[] =>
  severalIn ? [current, readCommaList(current).join(', ')] : [current];

/** The parts needed to read a column. */
interface ReadableColumn {
  field: Field | undefined;
  lookup: Lookup | undefined;
  named: Named | undefined;
  style: NumberStyle;
}

function readCell(
  { field, lookup, named = new Map(), style }: ReadableColumn,
  cell: string,
): CellValue | null {
  const empty = cell.trim() === '';
  if (lookup && empty) return { value: lookup.many ? [] : null };
  if (lookup) return namedBy(lookup, named, withoutGuard(cell));
  if (!field) return null;
  return empty ? emptied(field) : cellValue(field, cell, style);
}

/** Returns true if the cell is another spelling of the value that an export writes for the record. */
function saysTheSame(
  column: ReadableColumn,
  { cell, read, current }: { cell: string; read: CellValue; current: string },
): boolean {
  const { field, lookup, named } = column;
  if (lookup) return 'value' in read && sameRecords(lookup, named, read.value, current);
  const [text, now] = [withoutGuard(cell.trim()), withoutGuard(current.trim())];
  if (field && (differsByLossOnly(field, halfWidth(text), now) || showsStored(field, text, now))) return true;
  const before = 'value' in read && current !== '' && readCell({ ...column, style: AS_EXPORTED }, current);
  return before ? 'value' in before && isDeepStrictEqual(read, before) : false;
}

/** Returns true if the cell is the date of the record, with two digits of its year. */
const showsStored = ({ column }: Field, cell: string, stored: string): boolean =>
  (column === 'day' || column === 'instant') && showsStoredDate(cell, stored);

/** The number style of exports, which always have a decimal point. */
const AS_EXPORTED = { decimalComma: false };

/** Returns true if the record is already linked to these records, in any order. */
function sameRecords(lookup: Lookup, named: Named = new Map(), value: unknown, current: string): boolean {
  const now = namedBy(lookup, named, current);
  const sorted = (ids: unknown) => String([ids].flat().map(String).sort());
  return 'value' in now && sorted(now.value) === sorted(value);
}
