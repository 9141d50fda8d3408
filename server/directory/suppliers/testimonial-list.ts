import sql, { raw } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { always, jsonFields, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Statement } from '../../platform/database/database.js';
import { instantValue, type JsonColumns, jsonPart } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { suppliersOf } from './supplier.policy.js';
import { testimonialFields } from './supplier-children.fields.js';
import type { ListedTestimonial, ListedTestimonialConnection } from './testimonial-list.type.js';

const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

const listed: JsonColumns<ListedTestimonial> = {
  ...jsonFields(testimonialFields, 't', always),
  supplier: (field) => sql`(SELECT ${named(field)} FROM supplier n WHERE n.id = t.supplier_id)`,
  createdAt: instantValue(sql`t.created_at`),
  updatedAt: instantValue(sql`t.updated_at`),
};

const SUPPLIER = '(SELECT n.name FROM supplier n WHERE n.id = t.supplier_id)';

/** The columns by which lists of testimonials can be filtered and sorted. */
export const testimonialColumns: ListColumns = {
  ...fieldColumns(testimonialFields, 't', 'Supplier'),
  supplier: { kind: 'text', value: raw(SUPPLIER) },
  createdAt: { kind: 'instant', value: raw('t.created_at') },
  updatedAt: { kind: 'instant', value: raw('t.updated_at') },
};

/** Returns the testimonials that the caller may edit, as a list. */
export function testimonialRecordList(context: RequestContext): ColumnList<ListedTestimonial> {
  const [all, ownId] = suppliersOf(context);
  return {
    label: 'testimonials',
    table: sql`testimonial`,
    alias: sql`t`,
    listed: testimonialColumns,
    search: quickSearch('t', ['t.full_name', 't.message', SUPPLIER]),
    conditions: all ? [] : [sql`t.supplier_id = ${ownId}::integer`],
    columns: listed,
    sort: { column: 'createdAt', direction: 'DESC' },
  };
}

/**
 * Returns one page of the testimonials: of all suppliers for staff, the own ones for users of a supplier
 * (C013).
 * @throws AppError BAD_USER_INPUT
 */
export async function listTestimonials(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<ListedTestimonialConnection>> {
  return readColumnList(
    context.app.database,
    testimonialRecordList(context),
    page,
    selectionOf(selection, 'nodes'),
  );
}

const ALL: Statement = {
  name: 'all-testimonials',
  text: `SELECT ${selectedFields(testimonialFields, 't', always).text} FROM testimonial t
    WHERE $1::boolean OR t.supplier_id = $2::integer ORDER BY t.created_at DESC, t.id DESC`,
};

/** Returns all of these testimonials with all fields, for the documented calls (C013). */
export const allTestimonials = (context: RequestContext): Promise<Record<string, unknown>[]> =>
  context.app.database.read(ALL, suppliersOf(context));
