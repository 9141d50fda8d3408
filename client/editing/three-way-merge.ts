import { changedFields, type Fields, type NameIn, type ValuesOf } from './field-table';

export type Merge<Table> = {
  /** The form's new values: everything typed, and the other user's changes to the remaining fields. */
  values: ValuesOf<Table>;
  /** Fields that both sides changed, to different values. */
  conflicts: NameIn<Table>[];
  /** Fields that only the other user changed. */
  taken: NameIn<Table>[];
};

/**
 * Merges the loaded values, the typed ones, and those that another user saved meanwhile. Nothing typed is lost: if both
 * changed a field, the typed value stays and the field is a conflict.
 */
export function threeWayMerge<Table extends Fields<never>>(
  fields: Table,
  loaded: ValuesOf<Table>,
  typed: ValuesOf<Table>,
  newer: ValuesOf<Table>,
): Merge<Table> {
  const mine = changedFields(fields, loaded, typed);
  const theirs = changedFields(fields, loaded, newer);
  const differing = changedFields(fields, typed, newer);
  const values = { ...newer };
  for (const name of mine) values[name] = typed[name];
  return {
    values,
    conflicts: mine.filter((name) => theirs.includes(name) && differing.includes(name)),
    taken: theirs.filter((name) => !mine.includes(name)),
  };
}
