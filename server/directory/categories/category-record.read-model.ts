import sql, { type Sql } from 'sql-template-tag';
import { staffReads } from '../../kits/lists/staff-reads.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { categoryColumns, categoryRecordColumns, placedCategories } from './category-record.sql.js';
import type { CategoryRecord } from './category-record.type.js';

/** The quick filter: a part of the name or of the name of a sub category, or the id. */
const isCalled = (text: string): Sql => {
  const id = /^\d{1,9}$/.test(text) ? sql`c.id = ${Number(text)}::integer OR` : sql``;
  const part = foldForLike(text);
  return sql`(${id} fold(c.name) LIKE '%' || ${part} || '%' OR EXISTS (
    SELECT FROM sub_category k WHERE k.category_id = c.id AND fold(k.name) LIKE '%' || ${part} || '%'))`;
};

/** Reads of categories for staff. The list is in the order set by staff unless sorted otherwise (R287). */
export const {
  one: answerCategoryRecord,
  full: loadCategoryRecord,
  required: requireCategoryRecord,
  page: listCategoryRecords,
  list: allCategories,
} = staffReads<CategoryRecord>({
  label: 'category-record',
  called: 'category',
  table: placedCategories,
  alias: sql`c`,
  columns: categoryRecordColumns,
  listed: categoryColumns,
  search: isCalled,
  sort: { column: 'place', direction: 'ASC' },
});
