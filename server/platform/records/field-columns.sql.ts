import { columnNameOf } from '../database/snake-naming.js';
import type { FieldTable } from './field.js';

/** SQL of a column for those who look: the column, or `otherwise` where the viewer of the row is not among these. */
type ShownTo<Viewer extends string> = (
  viewers: readonly Viewer[],
  column: string,
  otherwise: string,
) => string;

const shownColumns = <Viewer extends string>(
  fields: FieldTable<Viewer>,
  alias: string,
  shownTo: ShownTo<Viewer>,
): [name: string, sql: string][] =>
  Object.entries(fields).map(([name, { sees, hidden }]) => [
    name,
    shownTo(sees, `${alias}.${columnNameOf(name)}`, hidden),
  ]);

/** For statements whose rows may all be seen. */
export const always = (_viewers: readonly string[], column: string) => column;

/** The fields as columns of a SELECT from `alias`, each called as its field. */
export const selectedFields = <Viewer extends string>(
  ...asked: Parameters<typeof shownColumns<Viewer>>
): string =>
  shownColumns(...asked)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', ');

/** The fields as arguments of json_build_object. */
export const jsonFields = <Viewer extends string>(
  ...asked: Parameters<typeof shownColumns<Viewer>>
): string =>
  shownColumns(...asked)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ');
