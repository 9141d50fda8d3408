import { changedFields, type Fields, type NameIn, type ValuesOf } from './field-table';

export type Merge<Table> = {
  /** What the form shows next: everything typed, and their changes where nothing was typed. */
  values: ValuesOf<Table>;
  /** Fields that both sides changed, to different values. */
  conflicts: NameIn<Table>[];
  /** Fields that only they changed. */
  taken: NameIn<Table>[];
};

/**
 * Brings together what was loaded, what has been typed since, and what somebody else saved meanwhile. Nothing typed is
 * lost: where both changed a field, the typed value stays and is named a conflict.
 */
export function mergeNewer<Table extends Fields<never>>(
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
