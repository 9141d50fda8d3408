import sql, { type Sql } from 'sql-template-tag';
import { answer, answered, type JsonColumns, jsonObject } from '../../platform/database/json-object.sql.js';
import type { RawJson, Selection } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { all } from './conditions.js';

/** A record type whose records are read by id, by callers who may see them. */
export interface ReadableType<Row, Viewer extends string> {
  /** The name of its statement. */
  label: string;
  /** The name for people, such as 'order'. */
  called: string;
  table: Sql;
  alias: Sql;
  /** Returns the role in which the caller sees the record. Null if the caller may not see it. */
  viewer: (context: RequestContext, id: number) => Viewer | null;
  columns: (viewer: Viewer, context: RequestContext) => JsonColumns<Row>;
  /** Conditions that all records of the type meet. */
  conditions?: readonly Sql[];
}

/** Returns functions that read a record by its id, as the caller may see it. One statement each. */
export function recordReads<Row extends object, Viewer extends string>(
  definition: ReadableType<Row, Viewer>,
) {
  const { label, called, table, alias, viewer, columns, conditions = [] } = definition;

  /** Returns the selected fields of the record. Null if it does not exist or the caller may not see it. */
  async function one(
    context: RequestContext,
    id: number,
    selection: Selection | null,
  ): Promise<Row | RawJson | null> {
    const as = viewer(context, id);
    if (!as) return null;
    const from = sql`FROM ${table} ${alias} WHERE ${all([sql`${alias}.id = ${id}::integer`, ...conditions])}`;
    const json = jsonObject(columns(as, context), selection, from);
    const row = await context.app.database.readOne<{ record: Row | string | null }>(
      prepared(label, sql`SELECT ${answer(json, selection)} AS record`),
    );
    return row?.record ? answered(row.record) : null;
  }

  /** Returns the whole record as the caller may see it, or null. */
  const full = async (context: RequestContext, id: number) => (await one(context, id, null)) as Row | null;

  return {
    one,
    full,
    /**
     * Returns the whole record as the caller may see it.
     * @throws AppError NOT_FOUND
     */
    async required(context: RequestContext, id: number): Promise<Row> {
      const record = await full(context, id);
      if (!record) throw notFound(`This ${called}`);
      return record;
    },
  };
}
