import sql, { type Sql } from 'sql-template-tag';
import { type AskedFields, askedOf, type JsonText } from '../database/asked-fields.js';
import { answer, answered, type JsonColumns, jsonObject } from '../database/json-object.sql.js';
import { prepared } from '../database/sql.js';
import { notFound } from '../errors.js';
import { isStaff } from '../records/staff-keeper.js';
import type { RequestContext } from '../request-context.js';
import { type AskedList, readColumnList } from './column-list.js';
import { all } from './conditions.js';
import type { KeysetPageOf } from './keyset-list.js';
import type { ListColumns } from './list-columns.js';
import type { ListSort } from './list-inputs.js';

/** A noun whose records are staff's alone, as they are read. */
interface StaffNoun<Row> {
  /** Names its statements. */
  label: string;
  /** What people call one, such as 'order'. */
  called: string;
  table: Sql;
  alias: Sql;
  columns: JsonColumns<Row>;
  listed: ListColumns;
  search: (text: string) => Sql;
  /** What every record of the noun meets. */
  conditions?: readonly Sql[];
  summed?: readonly string[];
  sort: ListSort;
}

/** How records that are staff's alone are read: one by its id, and all of them as a list. A statement each. */
export function staffReads<Row extends object>({ called, ...noun }: StaffNoun<Row>) {
  const { label, table, alias, columns, conditions = [] } = noun;

  /** The record with just what was asked of it; null where there is none, or the caller is not staff. */
  async function one(
    context: RequestContext,
    id: number,
    asked: AskedFields | null,
  ): Promise<Row | JsonText | null> {
    if (!isStaff(context)) return null;
    const from = sql`FROM ${table} ${alias} WHERE ${all([sql`${alias}.id = ${id}::integer`, ...conditions])}`;
    const json = jsonObject(columns, asked, from);
    const row = await context.app.database.readOne<{ record: Row | string | null }>(
      prepared(label, sql`SELECT ${answer(json, asked)} AS record`),
    );
    return row?.record ? answered(row.record) : null;
  }

  /** The whole record, or null. */
  const whole = async (context: RequestContext, id: number) => (await one(context, id, null)) as Row | null;

  return {
    one,
    whole,
    /**
     * The whole record.
     * @throws AppError NOT_FOUND
     */
    async required(context: RequestContext, id: number): Promise<Row> {
      const record = await whole(context, id);
      if (!record) throw notFound(`This ${called}`);
      return record;
    },
    /**
     * One page of them; callers are staff by their audience.
     * @throws AppError BAD_USER_INPUT
     */
    page: (
      { app }: RequestContext,
      asked: AskedList,
      fields: AskedFields | null,
    ): Promise<KeysetPageOf<Row>> =>
      readColumnList<Row>(
        app.database,
        { ...noun, label: `${label}s`, conditions },
        asked,
        askedOf(fields, 'nodes'),
      ),
  };
}
