import { z } from 'zod';
import type { ChangesTo, FieldTable } from './field.js';

/**
 * Returns the schema of changes to a record by any caller. Absent fields stay unchanged, null empties a
 * field. The policy decides which fields the caller may change.
 */
export function changesSchema<Table extends FieldTable, Required extends keyof Table = never>(
  fields: Table,
  required: readonly Required[] = [],
) {
  type Changes = ChangesTo<Table> & { [Name in Required]: z.output<Table[Name]['schema']> };
  const shape = Object.entries(fields).map(([name, { schema }]) => [
    name,
    required.includes(name as Required) ? schema : schema.optional(),
  ]);
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<Changes>;
}

/** Returns the fields whose values are left out of the activity log (A156). */
export const personalFieldsOf = (fields: FieldTable): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((name) => fields[name]?.personal));
