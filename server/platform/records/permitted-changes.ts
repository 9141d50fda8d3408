import { isDeepStrictEqual } from 'node:util';
import { forbidden } from '../errors.js';
import type { ChangesTo, FieldTable } from './field.js';

/**
 * What becomes of fields that the sender may not change. 'refuse': a form that offers them is wrong.
 * 'ignore': clients that send back the whole record they were given (R153).
 */
export type ForbiddenFields = 'refuse' | 'ignore';

/** Whether the table lets this viewer change the field at all. */
const mayChange = (fields: FieldTable, viewer: string, name: string): boolean =>
  fields[name]?.changes.includes(viewer) ?? false;

/** Whether the record says already what the change says. */
export const isUnchanged = (stored: unknown, value: unknown): boolean => isDeepStrictEqual(stored, value);

/**
 * The part of the changes that says something new of `stored` and that this viewer may say.
 * @throws AppError FORBIDDEN for a field that is not for this viewer
 */
export function permittedChanges<Table extends FieldTable>(
  fields: Table,
  viewer: string,
  stored: Readonly<Record<keyof Table, unknown>>,
  changes: ChangesTo<Table>,
  forbiddenFields: ForbiddenFields,
): ChangesTo<Table> {
  const permitted: ChangesTo<Table> = {};
  for (const name of Object.keys(changes) as (keyof Table & string)[]) {
    if (changes[name] === undefined) continue;
    if (!mayChange(fields, viewer, name)) {
      if (forbiddenFields === 'refuse') throw forbidden('You may not change this field.');
      continue;
    }
    if (!isUnchanged(stored[name], changes[name])) permitted[name] = changes[name];
  }
  return permitted;
}
