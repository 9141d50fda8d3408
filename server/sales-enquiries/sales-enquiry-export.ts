import sql, { raw } from 'sql-template-tag';
import { badInput } from '../platform/errors.js';
import { all } from '../platform/lists/conditions.js';
import type { AskedSelection, RecordSelection } from '../platform/lists/record-selection.js';
import { pickedOf } from '../platform/lists/select-from-list.js';
import type { RequestContext } from '../platform/request-context.js';
import { exportKind, startExport } from '../tasks/export-task.js';
import type { Exporter } from '../tasks/list-export.js';
import type { SalesEnquiryFilter, SalesEnquirySort } from './sales-enquiry.inputs.js';
import { exportedEnquiryColumns } from './sales-enquiry-export.sql.js';
import { conditionsOf, readGridFilter, visibleEnquiries } from './sales-enquiry-grid.filter.js';
import { NEWEST_FIRST, SORTED_BY } from './sales-enquiry-grid.read-model.js';
import { searchOf } from './sales-enquiry-search.sql.js';

const audience = ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'] as const;

const kind = exportKind({
  noun: 'enquiry',
  called: 'sales enquiries',
  audience,
  table: (context) => {
    const visibility = visibleEnquiries(context);
    return (
      visibility && {
        columns: exportedEnquiryColumns(visibility),
        from: sql`sales_enquiry e`,
        id: sql`e.id`,
        conditions: [visibility.where],
      }
    );
  },
});

/** Enquiries as a CSV file: those that the caller sees, and what they see of them (R179, R341). */
export const enquiryExport: Exporter<SalesEnquiryFilter, SalesEnquirySort> = {
  kind,
  audience,
  start: (context, { selection, sort, columns }) =>
    startExport(context, kind, { selection: selectEnquiries(context, selection, sort), columns }),
};

/**
 * What is selected of the grid; all that a search finds is found, however common it is.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
function selectEnquiries(
  context: RequestContext,
  selection: AskedSelection<SalesEnquiryFilter>,
  sort: SalesEnquirySort | null,
): RecordSelection {
  const picked = pickedOf(sql`e`, selection);
  const { filter, visibility } = readGridFilter(context, selection.filter ?? {});
  if (!visibility) throw badInput('There is nothing to export.');
  const { field, direction } = sort ?? NEWEST_FIRST;
  const { expression: sorted } = SORTED_BY[field];
  // Those that are named are meant, archived or not.
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
    order: sql`${sorted} ${raw(direction)}, e.id ${raw(direction)}`,
  };
}
