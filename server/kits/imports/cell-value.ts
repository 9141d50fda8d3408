import { z } from 'zod';
import { fold } from '../../../shared/fold.js';
import { firstCharacters } from '../../../shared/text-length.js';
import { readCommaList } from '../records/comma-list.js';
import type { ColumnKind, Field } from '../records/field.js';
import { REPLACEMENT } from './decode-file.js';
import { repairGarbled } from './encoding-losses.js';
import { halfWidth } from './half-width.js';
import { type NumberStyle, readAmount } from './read-amount.js';
import { readDate, unclearYear } from './read-date.js';
import { lossOf } from './spreadsheet-losses.js';

/** The value of a cell, or the reason why it cannot be read. */
export type CellValue = { value: unknown } | { problem: string };

const GUARDED = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;

/** A text as some programs write it, so that spreadsheets do not read it as a number: `="0610"`. */
const AS_TEXT = /^="((?:[^"]|"")*)"$/;

/**
 * Returns a cell without the apostrophe that exports put before text that looks like a formula, or without
 * the formula around a text.
 */
export const withoutGuard = (cell: string): string => {
  const [formula, text] = AS_TEXT.exec(cell.trim()) ?? [];
  return formula ? (text ?? '').replaceAll('""', '"') : cell.replace(GUARDED, '');
};

/**
 * Returns true if both texts are the same apart from line endings, surrounding white space and the
 * composition of letters.
 */
export const sameAs = (cell: string, exported: string): boolean => {
  const tidy = (text: string) => text.replaceAll('\r\n', '\n').trim().normalize('NFC');
  return tidy(cell) === tidy(exported) || tidy(withoutGuard(cell)) === tidy(exported);
};

const FLAGS: ReadonlyMap<string, number> = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, 1] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, 0] as const),
]);

export const ENCODING_LOST =
  'This has a letter that cannot be read. Enter the text again, and save the file as CSV UTF-8.';

/** Advice on how to write a value that cannot be read. */
const HOW_TO_WRITE: { [Kind in ColumnKind]?: string } = {
  flag: 'Write yes or no.',
  day: 'Write a date that exists, like 4/03/2026 (day first) or 2026-03-04.',
  instant: 'Write a date and time that exist, like 4/03/2026 14:30 (day first).',
};

const unclearCentury = (year: string) =>
  `The year ${year} could be 19${year} or 20${year}. Write all 4 digits of the year, like 4/03/20${year}.`;

/** Returns the values of a choice field. */
function choicesOf({ schema }: Field): string[] {
  const { enum: values, anyOf = [] } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return [values, ...anyOf.map((part) => (part as { enum?: unknown[] }).enum)].flat().map(String);
}

function wireOf(field: Field, text: string): unknown {
  switch (field.column) {
    case 'flag':
      return FLAGS.get(fold(text)) ?? text;
    case 'day':
    case 'instant':
      return readDate(text) ?? text;
    case 'list':
      return [...new Set(readCommaList(text))];
    case 'choice':
      return choicesOf(field).find((choice) => fold(choice) === fold(text)) ?? text;
    default:
      return text;
  }
}

/**
 * Reads a cell that is not empty as a value of the field. The schema of the field checks the value later.
 */
export function cellValue(field: Field, cell: string, style: NumberStyle): CellValue {
  const plain = withoutGuard(cell.trim()).trim();
  const text = field.digits ? halfWidth(plain) : plain;
  if (text.includes(REPLACEMENT)) return { problem: ENCODING_LOST };
  const repaired = repairGarbled(text);
  if (repaired)
    return {
      problem: `This looks like a garbled “${firstCharacters(repaired, 100)}”. Open the original file as UTF-8, then save it again.`,
    };
  const problem = lossOf(field, text);
  if (problem) return { problem };
  if (field.column === 'number') return numberIn(field, text, style);
  const year = field.column === 'day' || field.column === 'instant' ? unclearYear(text) : null;
  if (year) return { problem: unclearCentury(year) };
  const wire = wireOf(field, text);
  if (!field.codec.read) return { value: wire };
  const read = field.codec.read.safeParse(wire);
  if (read.success) return { value: read.data };
  const how = field.column && HOW_TO_WRITE[field.column];
  return { problem: how ?? read.error.issues[0]?.message ?? 'This is not valid.' };
}

/** Reads an amount. Refuses amounts with more than two decimals, which a form would round. */
function numberIn({ schema }: Field, text: string, style: NumberStyle): CellValue {
  const read = readAmount(text, style);
  if ('problem' in read) return read;
  const stored = schema.safeParse(read.amount);
  if (stored.success && stored.data !== read.amount)
    return { problem: 'This amount has more than 2 decimals. Round it to whole cents.' };
  return { value: read.amount };
}

/** Returns the value of an empty cell, or null if the field cannot be empty. */
export const emptied = ({ column }: Field): CellValue | null => {
  if (column === 'flag') return null;
  return { value: column === 'list' ? [] : null };
};
