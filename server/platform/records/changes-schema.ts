import { z } from 'zod';
import type { ChangesTo, FieldTable } from './field.js';

/**
 * What may be sent of a record, whoever sends it: absent fields stay as they are, null empties. Which of them the
 * sender may change is for the policy.
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

/** The fields of the table whose words the activity log does not keep (A156). */
export const personalFieldsOf = (fields: FieldTable): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((name) => fields[name]?.personal));
