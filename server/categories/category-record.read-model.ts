import sql, { type Sql } from 'sql-template-tag';
import {
  type Answered,
  type AskedFields,
  askedOf,
  type JsonText,
} from '../platform/database/asked-fields.js';
import { foldForLike } from '../platform/database/fold-for-like.js';
import { answer, answered, jsonObject } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { notFound } from '../platform/errors.js';
import { type AskedList, readColumnList } from '../platform/lists/column-list.js';
import type { RequestContext } from '../platform/request-context.js';
import { categoryColumns, categoryRecordColumns } from './category-record.sql.js';
import type { CategoryRecord, CategoryRecordConnection } from './category-record.type.js';

/** A category as staff keep it, with just what was asked of it, or null. Callers are Admin by their audience. */
export async function answerCategoryRecord(
  { app }: RequestContext,
  id: number,
  asked: AskedFields | null,
): Promise<CategoryRecord | JsonText | null> {
  const from = sql`FROM category c WHERE c.id = ${id}::integer`;
  const json = jsonObject(categoryRecordColumns, asked, from);
  const row = await app.database.readOne<{ category: CategoryRecord | string | null }>(
    prepared('category-record', sql`SELECT ${answer(json, asked)} AS category`),
  );
  return row?.category ? answered(row.category) : null;
}

/** The whole category, or null. */
export const loadCategoryRecord = async (context: RequestContext, id: number) =>
  (await answerCategoryRecord(context, id, null)) as CategoryRecord | null;

/**
 * The whole category.
 * @throws AppError NOT_FOUND
 */
export async function requireCategoryRecord(context: RequestContext, id: number): Promise<CategoryRecord> {
  const category = await loadCategoryRecord(context, id);
  if (!category) throw notFound('This category');
  return category;
}

/** A part of its name or of that of a sub category, or its id. */
const isCalled = (text: string): Sql => {
  const id = /^\d{1,9}$/.test(text) ? sql`c.id = ${Number(text)}::integer OR` : sql``;
  const part = foldForLike(text);
  return sql`(${id} fold(c.name) LIKE '%' || ${part} || '%' OR EXISTS (
    SELECT FROM sub_category k WHERE k.category_id = c.id AND fold(k.name) LIKE '%' || ${part} || '%'))`;
};

/**
 * One page of categories, by name unless asked otherwise (R287). Callers are Admin by their audience.
 * @throws AppError BAD_USER_INPUT
 */
export async function listCategoryRecords(
  { app }: RequestContext,
  page: AskedList,
  asked: AskedFields | null,
): Promise<Answered<CategoryRecordConnection>> {
  const { totals: _, ...list } = await readColumnList<CategoryRecord>(
    app.database,
    {
      label: 'category-records',
      table: sql`category`,
      alias: sql`c`,
      listed: categoryColumns,
      search: isCalled,
      conditions: [],
      columns: categoryRecordColumns,
      summed: [],
      sort: { column: 'name', direction: 'ASC' },
    },
    page,
    askedOf(asked, 'nodes'),
  );
  return list;
}
