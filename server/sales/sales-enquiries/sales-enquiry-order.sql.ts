import sql, { raw } from 'sql-template-tag';
import { z } from 'zod';
import { sortedAs } from '../../kits/lists/column-list.js';
import { byInstant, type ListColumn, type SortKey } from '../../kits/lists/list-columns.js';
import { columnOf } from '../../kits/lists/list-filter.js';
import type { ListSort } from '../../kits/lists/list-inputs.js';
import type { EnquiryVisibility } from './enquiry-visibility.js';
import { enquiryColumns } from './sales-enquiry-columns.sql.js';

/** The default order of the list. */
export const NEWEST_FIRST: ListSort = { column: 'enquiredAt', direction: 'DESC' };

const money = (field: 'revenue' | 'contribution'): SortKey => ({
  expression: raw(`coalesce(e.${field}, 0)`),
  type: sql`numeric`,
  cursor: z.number().min(0).max(1e12),
});

/** The sort keys with an index on exactly their expression. */
const INDEXED = new Map<string, SortKey>([
  ['enquiredAt', byInstant(sql`e.enquired_at`)],
  ['revenue', money('revenue')],
  ['contribution', money('contribution')],
]);

/** Returns the column with its value as a subquery, for statements that have only `e`. */
const lookedUp = ({ join, ...column }: ListColumn): ListColumn =>
  join ? { ...column, value: sql`(SELECT ${column.value} FROM (SELECT) AS one ${join})` } : column;

/**
 * Returns the sort key of a list of enquiries, from `e` alone, as far as the caller may see it.
 * @throws AppError BAD_USER_INPUT for a column that the caller may not see
 */
export function enquirySortKey(visibility: EnquiryVisibility, sort: ListSort): SortKey {
  const indexed = INDEXED.get(sort.column);
  if (indexed) return indexed;
  const { column } = sort;
  return sortedAs({ [column]: lookedUp(columnOf(enquiryColumns(visibility), column)) }, sort).key;
}
