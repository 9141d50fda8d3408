import { z } from 'zod';
import type { Field } from '../platform/records/field.js';

/** What a cell says, or why it says nothing. */
export type CellValue = { value: unknown } | { problem: string };

const GUARDED = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;

/** A cell without the apostrophe that exports put before what spreadsheets would take for a formula. */
export const withoutGuard = (cell: string): string => cell.replace(GUARDED, '');

/** A text that does not care how lines end, or what blanks stand around it. */
export const sameAs = (cell: string, exported: string): boolean => {
  const tidy = (text: string) => text.replaceAll('\r\n', '\n').trim();
  return tidy(cell) === tidy(exported) || tidy(withoutGuard(cell)) === tidy(exported);
};

const FLAGS: Record<string, unknown> = { yes: 1, y: 1, true: 1, no: 0, n: 0, false: 0 };
const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T](\d{1,2}):(\d\d)(?::\d\d)?)?$/;

/** Days and times as people in New Zealand write them, as the wire does. */
function isoOf(text: string): string {
  const match = DAY.exec(text);
  if (!match) return text;
  const [, day = '', month = '', year, hour, minute] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}`;
}

/** Which values a field takes that is one of several. */
function choicesOf({ schema }: Field): string[] {
  const { enum: values, anyOf = [] } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return [values, ...anyOf.map((part) => (part as { enum?: unknown[] }).enum)].flat().map(String);
}

function wireOf(field: Field, text: string): unknown {
  switch (field.column) {
    case 'flag':
      return FLAGS[text.toLowerCase()] ?? text;
    case 'number':
      return text.replace(/^\$|[\s,]/g, '').replace(/^(-?)\$/, '$1');
    case 'day':
    case 'instant':
      return isoOf(text);
    case 'list':
      return text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
    case 'choice':
      return choicesOf(field).find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text;
    default:
      return text;
  }
}

/** Reads a cell that is not empty as a value of the field; what the field takes is for its schema. */
export function cellValue(field: Field, cell: string): CellValue {
  const wire = wireOf(field, withoutGuard(cell.trim()).trim());
  if (!field.codec.read) return { value: wire };
  const read = field.codec.read.safeParse(wire);
  if (read.success) return { value: read.data };
  if (field.column === 'flag') return { problem: 'Write yes or no.' };
  return { problem: read.error.issues[0]?.message ?? 'This is not valid.' };
}

/** What an empty cell makes of the field; absent where it cannot be emptied. */
export const emptied = ({ column }: Field): CellValue | null => {
  if (column === 'flag') return null;
  return { value: column === 'list' ? [] : null };
};
