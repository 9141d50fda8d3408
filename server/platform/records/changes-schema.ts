import { z } from 'zod';
import type { ChangesTo, FieldTable } from './field.js';

/**
 * What may be sent of a record, whoever sends it: absent fields stay as they are, null empties. Which of them the
 * sender may change is for the policy.
 */
export function changesSchema<Table extends FieldTable>(fields: Table): z.ZodType<ChangesTo<Table>> {
  const shape = Object.entries(fields).map(([name, { schema }]) => [name, schema.optional()]);
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<ChangesTo<Table>>;
}

/** The fields of the table whose words the activity log does not keep (A156). */
export const personalFieldsOf = (fields: FieldTable): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((name) => fields[name]?.personal));
