import sql, { raw } from 'sql-template-tag';
import { all } from '../../kits/lists/conditions.js';
import type { ListSort } from '../../kits/lists/list-inputs.js';
import type { RecordSelection, SelectionRequest } from '../../kits/lists/record-selection.js';
import { pickedOf } from '../../kits/lists/select-from-list.js';
import { badInput } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { SalesEnquiryFilter } from './sales-enquiry.inputs.js';
import { conditionsOf, readGridFilter } from './sales-enquiry-grid.filter.js';
import { enquirySortKey, NEWEST_FIRST } from './sales-enquiry-order.sql.js';
import { searchOf } from './sales-enquiry-search.sql.js';

/**
 * Returns the selected enquiries of the grid. All matches of a search are included, however many.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export function selectEnquiries(
  context: RequestContext,
  selection: SelectionRequest<SalesEnquiryFilter>,
  sort: ListSort | null,
): RecordSelection {
  const picked = pickedOf(sql`e`, selection);
  const { filter, visibility } = readGridFilter(context, selection.filter ?? {});
  if (!visibility) throw badInput('There is nothing to export.');
  const order = sort ?? NEWEST_FIRST;
  const { expression: sorted } = enquirySortKey(visibility, order);
  // Enquiries that are selected by id are included whether archived or not.
  const narrowed = selection.filter ? conditionsOf(visibility, filter) : visibility.where;
  const where = all([narrowed, ...picked]);
  const search = filter.search
    ? searchOf(visibility, filter.search, { where, sorted, amongMany: false })
    : null;
  return {
    ...(search && { parts: search.parts }),
    from: search
      ? sql`FROM sales_enquiry e WHERE e.id IN (SELECT m.id FROM matching m)`
      : sql`FROM sales_enquiry e WHERE ${where}`,
    id: sql`e.id`,
    order: sql`${sorted} ${raw(order.direction)}, e.id ${raw(order.direction)}`,
  };
}
