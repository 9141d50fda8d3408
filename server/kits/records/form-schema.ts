import { z } from 'zod';
import { EMPTY } from '../../platform/input.js';
import type { FieldTable } from './field.js';

/**
 * Returns the schema of a public form. Blank and absent fields become null, except those in `required`.
 * Unknown keys are ignored.
 */
export function formSchema<Table extends FieldTable, Required extends keyof Table>(
  fields: Table,
  required: readonly Required[],
) {
  type Value<Name extends keyof Table> = z.output<Table[Name]['schema']>;
  type Form = {
    [Name in keyof Table]: Name extends Required ? NonNullable<Value<Name>> : Value<Name> | null;
  };
  const shape = Object.entries(fields).map(([name, { schema }]) => [
    name,
    required.includes(name as Required)
      ? filledIn(schema)
      : schema.nullish().transform((value) => value ?? null),
  ]);
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodObject<{
    [Name in keyof Table]: z.ZodType<Form[Name]>;
  }>;
}

/** Returns a required field. Blank and absent values get the same message. */
const filledIn = (schema: z.ZodType) =>
  z
    .preprocess(
      (value) => value ?? null,
      schema.nullable().refine((value) => value !== null, { message: EMPTY }),
    )
    .meta({ neverNull: true });
