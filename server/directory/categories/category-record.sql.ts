import sql, { raw } from 'sql-template-tag';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import { instantValue, type JsonColumns, jsonList } from '../../platform/database/json-object.sql.js';
import { categoryFields, subCategoryFields } from './category.fields.js';
import { categoryOrder } from './category-order.sql.js';
import type { CategoryRecord, SubCategoryRecord } from './category-record.type.js';

const SUPPLIERS = raw('(SELECT count(*)::integer FROM supplier_category x WHERE x.category_id = c.id)');
const CHILDREN = raw('(SELECT count(*)::integer FROM sub_category k WHERE k.category_id = c.id)');

/** The categories, each with its place among all of them, from 1 (R287). */
export const placedCategories = raw(
  `(SELECT o.*, row_number() OVER (ORDER BY ${categoryOrder('o')})::integer AS place FROM category o)`,
);

const childColumns: JsonColumns<SubCategoryRecord> = {
  ...jsonFields(subCategoryFields, 'k', always),
  id: sql`k.id`,
  position: sql`k.position`,
  createdAt: instantValue(sql`k.created_at`),
  updatedAt: instantValue(sql`k.updated_at`),
  supplierCount: raw(
    '(SELECT count(*)::integer FROM supplier_sub_category x WHERE x.sub_category_id = k.id)',
  ),
};

/** The JSON of a category, for staff. */
export const categoryRecordColumns: JsonColumns<CategoryRecord> = {
  ...jsonFields(categoryFields, 'c', always),
  id: sql`c.id`,
  place: sql`c.place`,
  position: sql`c.position`,
  version: sql`c.version`,
  createdAt: instantValue(sql`c.created_at`),
  updatedAt: instantValue(sql`c.updated_at`),
  supplierCount: SUPPLIERS,
  childCount: CHILDREN,
  children: jsonList(
    childColumns,
    raw(`FROM sub_category k WHERE k.category_id = c.id ORDER BY ${categoryOrder('k')}`),
  ),
};

/** The columns by which lists of categories can be filtered and sorted. */
export const categoryColumns: ListColumns = {
  id: { kind: 'number', value: raw('c.id') },
  place: { kind: 'number', value: raw('c.place') },
  ...fieldColumns(categoryFields, 'c', 'Admin'),
  createdAt: { kind: 'instant', value: raw('c.created_at') },
  updatedAt: { kind: 'instant', value: raw('c.updated_at') },
  supplierCount: { kind: 'number', value: SUPPLIERS },
  childCount: { kind: 'number', value: CHILDREN },
  children: {
    kind: 'links',
    value: raw('SELECT k.id FROM sub_category k WHERE k.category_id = c.id'),
    names: raw(`SELECT k.name FROM sub_category k WHERE k.category_id = c.id ORDER BY ${categoryOrder('k')}`),
  },
};
