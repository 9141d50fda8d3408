import type { Sql } from 'sql-template-tag';
import type { JsonColumns } from '../database/json-object.sql.js';
import { type AskedFields, askedOf } from '../database/selection.js';
import { isStaff, type StaffViewer } from '../records/staff-access.js';
import type { RequestContext } from '../request-context.js';
import { type AskedList, type ColumnList, readColumnList } from './column-list.js';
import type { KeysetPageOf } from './keyset-list.js';
import type { ListColumns } from './list-columns.js';
import { type UsualRows } from './list-filter.js';
import type { ListSort } from './list-inputs.js';
import { type ReadNoun, recordReads } from './record-reads.js';
import type { KeptTotals } from './rollup-totals.js';

/** A record type that only staff see, and how it is listed. */
interface StaffNoun<Row> extends Omit<ReadNoun<Row, StaffViewer>, 'viewer' | 'columns'> {
  columns: JsonColumns<Row>;
  listed: ListColumns;
  search: (text: string) => Sql;
  looksUp?: true;
  usually?: UsualRows;
  summed?: readonly string[];
  kept?: readonly KeptTotals[];
  sort: ListSort;
}

/**
 * Returns functions that read records which only staff see: one by its id, or a page of the list. One
 * statement each.
 */
export function staffReads<Row extends object>({ called, ...noun }: StaffNoun<Row>) {
  const { label, columns, conditions = [] } = noun;
  const list: ColumnList<Row> = { ...noun, label: `${label}s`, conditions };
  return {
    /** The list of all records, for staff. */
    list,
    ...recordReads<Row, StaffViewer>({
      ...noun,
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
      asked: AskedList,
      fields: AskedFields | null,
    ): Promise<KeysetPageOf<Row>> => readColumnList<Row>(app.database, list, asked, askedOf(fields, 'nodes')),
  };
}
