import type { FieldTable } from '../platform/records/field.js';
import { type CellValue, cellValue, emptied, sameAs, withoutGuard } from './cell-value.js';
import type { DataImport, ImportRow } from './data-import.js';
import { type Named, namedBy } from './find-named.js';
import { ID, type ImportedNoun, type Lookup } from './imported-noun.js';

interface RowRead {
  row: ImportRow;
  /** What an export writes of the record that the row is about; null for a new one. */
  now: Readonly<Record<string, string>> | null;
  named: Readonly<Record<string, Named>>;
}

/**
 * What a row says of its record that the record does not say yet, as input for the use case. Cells that say what an
 * export would write are left out, and so are empty ones unless they shall clear.
 */
export function readRow(
  { kept, lookups }: ImportedNoun,
  { fields, emptyClears }: DataImport,
  { row, now, named }: RowRead,
  complain: (field: string, message: string) => void,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [column, name] of fields.entries()) {
    if (name === null || name === ID) continue;
    const cell = row.cells[column] ?? '';
    const lookup = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
    const current = now?.[name] ?? '';
    if (now && sameAs(cell, current)) continue;
    const read =
      cell.trim() === '' && !(now && emptyClears) ? null : readCell({ kept, lookup, name, named, cell });
    if (!read) continue;
    if ('problem' in read) complain(name, read.problem);
    else if (!lookup || !now || !sameRecords(lookup, named[name], read.value, current))
      input[lookup?.becomes ?? name] = read.value;
  }
  return input;
}

function readCell({
  kept,
  lookup,
  name,
  named,
  cell,
}: {
  kept: { fields: FieldTable };
  lookup: Lookup | undefined;
  name: string;
  named: Readonly<Record<string, Named>>;
  cell: string;
}): CellValue | null {
  const empty = cell.trim() === '';
  if (lookup && empty) return { value: lookup.many ? [] : null };
  if (lookup) return namedBy(lookup, named[name] ?? new Map(), withoutGuard(cell));
  const field = kept.fields[name];
  if (!field) return null;
  return empty ? emptied(field) : cellValue(field, cell);
}

/** Whether the record is linked to these already, in whatever order. */
function sameRecords(lookup: Lookup, named: Named = new Map(), value: unknown, current: string): boolean {
  const now = namedBy(lookup, named, current);
  const sorted = (ids: unknown) => String([ids].flat().map(String).sort());
  return 'value' in now && sorted(now.value) === sorted(value);
}
