import type { Sql } from 'sql-template-tag';
import type { JsonColumns } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { isStaff, type StaffViewer } from '../records/staff-access.js';
import { type ColumnList, type ListRequest, readColumnList } from './column-list.js';
import type { KeysetPageOf } from './keyset-list.js';
import type { ListColumns } from './list-columns.js';
import { type DefaultCondition } from './list-filter.js';
import type { ListSort } from './list-inputs.js';
import { type ReadableType, recordReads } from './record-reads.js';
import type { RollupTotals } from './rollup-totals.js';

/** A record type that only staff see, and how it is listed. */
interface StaffOnlyType<Row> extends Omit<ReadableType<Row, StaffViewer>, 'viewer' | 'columns'> {
  columns: JsonColumns<Row>;
  listed: ListColumns;
  search: (text: string) => Sql;
  looksUp?: true;
  usually?: DefaultCondition;
  referredAs?: string;
  summed?: readonly string[];
  rollups?: readonly RollupTotals[];
  sort: ListSort;
}

/**
 * Returns functions that read records which only staff see: one by its id, or a page of the list. One
 * statement each.
 */
export function staffReads<Row extends object>({ called, ...definition }: StaffOnlyType<Row>) {
  const { label, columns, conditions = [] } = definition;
  const list: ColumnList<Row> = { ...definition, label: `${label}s`, conditions };
  return {
    /** The list of all records, for staff. */
    list,
    ...recordReads<Row, StaffViewer>({
      ...definition,
      called,
      viewer: (context) => (isStaff(context) ? 'Admin' : null),
      columns: () => columns,
    }),
    /**
     * Returns a page of records. The audience limits callers to staff.
     * @throws AppError BAD_USER_INPUT
     */
    page: (
      { app }: RequestContext,
      request: ListRequest,
      fields: Selection | null,
    ): Promise<KeysetPageOf<Row>> =>
      readColumnList<Row>(app.database, list, request, selectionOf(fields, 'nodes')),
  };
}
