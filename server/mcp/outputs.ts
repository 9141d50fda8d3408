import { z } from 'zod';
import type { ColumnKind, Field, FieldTable } from '../kits/records/field.js';
import { toWireInstant } from '../kits/records/wire-codecs.js';
import { untrustedText } from './untrusted-text.js';

/** A time in UTC. */
export const instant = z
  .union([z.date(), z.string()])
  .transform((time) => toWireInstant(time))
  .pipe(z.iso.datetime());

/** A number of dollars, hours or percent. */
export const amount = z.number();

const OUTPUTS: Record<ColumnKind, (field: Field) => z.ZodType> = {
  text: () => untrustedText,
  list: () => z.array(untrustedText),
  number: () => z.number(),
  day: () => z.iso.date(),
  instant: () => instant,
  choice: ({ codec }) => codec.answer,
  flag: () => z.boolean(),
};

/**
 * Returns the output schemas of some fields of a record type. Text is marked as untrusted. All fields but
 * flags may be null, since some callers do not see them.
 * @throws Error for a field that lists cannot show, such as JSON
 */
export function outputsOf<Table extends FieldTable>(
  fields: Table,
  names: readonly (keyof Table & string)[],
): Record<string, z.ZodType> {
  return Object.fromEntries(names.map((name) => [name, outputOf(name, fields[name] as Field)]));
}

function outputOf(name: string, field: Field): z.ZodType {
  if (!field.column) throw new Error(`Tools cannot return the field ${name}`);
  const schema = OUTPUTS[field.column](field);
  const neverNull = field.column === 'flag' || schema.safeParse(null).success;
  const nullable = neverNull ? schema : schema.nullable();
  return field.meaning ? nullable.describe(field.meaning) : nullable;
}

/** Returns the output schema of a page of records. */
export const pageOf = (record: z.ZodType) =>
  z.object({
    nodes: z.array(record),
    totalCount: z.int().describe('The number of records on all pages.'),
    pageInfo: z.object({
      hasNextPage: z.boolean(),
      endCursor: z
        .string()
        .regex(/^[\w-]+$/)
        .nullable()
        .describe('The value of `after` for the next page. Null if the list has no cursor.'),
    }),
  });
