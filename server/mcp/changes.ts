import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

type Values = Record<string, unknown>;

/** A change to a field, for the output of a tool. */
export const change = z.object({
  field: z
    .string()
    .regex(/^[\w.]+$/)
    .describe('The name of the field.'),
  before: z.unknown().describe('The value before the change, in the same format as in the record.'),
  after: z.unknown().describe('The value after the change, in the same format as in the record.'),
});

/** Fields that change with every write. */
const ALWAYS = new Set(['version', 'updatedAt']);

/**
 * Returns the fields whose values differ between two outputs of a record. Texts stay marked. Without a record
 * before, returns the fields that have a value.
 */
export function changesBetween(before: Values | null, after: Values): z.input<typeof change>[] {
  return Object.keys(after)
    .filter(
      (field) => !ALWAYS.has(field) && !isDeepStrictEqual(before?.[field] ?? null, after[field] ?? null),
    )
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }));
}
