import sql, { type Sql } from 'sql-template-tag';
import type { AskedFields, JsonText } from '../database/asked-fields.js';
import { answer, answered, type JsonColumns, jsonObject } from '../database/json-object.sql.js';
import { prepared } from '../database/sql.js';
import { notFound } from '../errors.js';
import type { RequestContext } from '../request-context.js';
import { all } from './conditions.js';

/** A noun whose records are read one by one, by whoever may open them. */
export interface ReadNoun<Row, Viewer extends string> {
  /** Names its statement. */
  label: string;
  /** What people call one, such as 'order'. */
  called: string;
  table: Sql;
  alias: Sql;
  /** As whom the caller sees the record; null where it is not theirs to open. */
  viewer: (context: RequestContext, id: number) => Viewer | null;
  columns: (viewer: Viewer, context: RequestContext) => JsonColumns<Row>;
  /** What every record of the noun meets. */
  conditions?: readonly Sql[];
}

/** How one record is read by its id, as the caller may see it. A statement each. */
export function recordReads<Row extends object, Viewer extends string>(noun: ReadNoun<Row, Viewer>) {
  const { label, called, table, alias, viewer, columns, conditions = [] } = noun;

  /** The record with just what was asked of it; null where there is none for the caller. */
  async function one(
    context: RequestContext,
    id: number,
    asked: AskedFields | null,
  ): Promise<Row | JsonText | null> {
    const as = viewer(context, id);
    if (!as) return null;
    const from = sql`FROM ${table} ${alias} WHERE ${all([sql`${alias}.id = ${id}::integer`, ...conditions])}`;
    const json = jsonObject(columns(as, context), asked, from);
    const row = await context.app.database.readOne<{ record: Row | string | null }>(
      prepared(label, sql`SELECT ${answer(json, asked)} AS record`),
    );
    return row?.record ? answered(row.record) : null;
  }

  /** The whole record as the caller may see it, or null. */
  const whole = async (context: RequestContext, id: number) => (await one(context, id, null)) as Row | null;

  return {
    one,
    whole,
    /**
     * The whole record as the caller may see it.
     * @throws AppError NOT_FOUND
     */
    async required(context: RequestContext, id: number): Promise<Row> {
      const record = await whole(context, id);
      if (!record) throw notFound(`This ${called}`);
      return record;
    },
  };
}
