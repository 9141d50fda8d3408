import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { JsonValue } from '../../platform/database/json-object.sql.js';
import { columnNameOf } from '../../platform/database/snake-naming.js';
import type { FieldTable } from './field.js';

/** Returns the column for viewers who may see it, and `otherwise` if the viewer of the row may not. */
type ShownTo<Viewer extends string> = (viewers: readonly Viewer[], column: Sql, otherwise: Sql) => Sql;

/** Returns the column for statements whose rows may be seen in full. */
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

/** Returns the fields as columns of a SELECT from `alias`, each with the name of its field. */
export const selectedFields = <Viewer extends string>(
  ...args: Parameters<typeof shownColumns<Viewer>>
): Sql => join(shownColumns(...args).map(([name, column]) => sql`${column} AS ${raw(`"${name}"`)}`));

/** Returns the fields as parts of a JSON object. */
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
