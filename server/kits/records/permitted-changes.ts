import { isDeepStrictEqual } from 'node:util';
import { forbidden } from '../../platform/errors.js';
import type { ChangesTo, FieldTable } from './field.js';

/**
 * The treatment of fields that the sender may not change. 'refuse': for forms, which must not offer them.
 * 'ignore': for clients that send back the whole record (R153).
 */
export type ForbiddenFields = 'refuse' | 'ignore';

/** Returns true if this viewer may change the field. */
const mayChange = (fields: FieldTable, viewer: string, name: string): boolean =>
  fields[name]?.changes.includes(viewer) ?? false;

/** Returns true if the record has this value already. */
export const isUnchanged = (stored: unknown, value: unknown): boolean => isDeepStrictEqual(stored, value);

/**
 * Returns the changes that differ from `stored` and that this viewer may make.
 * @throws AppError FORBIDDEN for a field that this viewer may not change
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
