import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { JsonValue } from '../database/json-object.sql.js';
import { columnNameOf } from '../database/snake-naming.js';
import type { FieldTable } from './field.js';

/** A column for those who look: the column, or `otherwise` where the viewer of the row is not among these. */
type ShownTo<Viewer extends string> = (viewers: readonly Viewer[], column: Sql, otherwise: Sql) => Sql;

/** For statements whose rows may all be seen. */
export const always = (_viewers: readonly string[], column: Sql) => column;

const shownColumns = <Viewer extends string>(
  fields: FieldTable<Viewer>,
  alias: string,
  shownTo: ShownTo<Viewer>,
): [name: string, column: Sql][] =>
  Object.entries(fields).map(([name, { sees, hidden }]) => [
    name,
    shownTo(sees, raw(`${alias}.${columnNameOf(name)}`), raw(hidden)),
  ]);

/** The fields as columns of a SELECT from `alias`, each called as its field. */
export const selectedFields = <Viewer extends string>(
  ...asked: Parameters<typeof shownColumns<Viewer>>
): Sql => join(shownColumns(...asked).map(([name, column]) => sql`${column} AS ${raw(`"${name}"`)}`));

/** The fields as parts of a JSON object. */
export const jsonFields = <Table extends FieldTable>(
  fields: Table,
  alias: string,
  shownTo: ShownTo<Table[keyof Table]['sees'][number]>,
): { [Name in keyof Table]: JsonValue } =>
  Object.fromEntries(
    shownColumns(fields, alias, shownTo as ShownTo<string>).map(([name, column]) => [
      name,
      fields[name]?.json?.(column) ?? column,
    ]),
  ) as { [Name in keyof Table]: JsonValue };
