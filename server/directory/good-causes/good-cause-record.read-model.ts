import sql from 'sql-template-tag';
import type { ColumnList, ListRequest } from '../../kits/lists/column-list.js';
import type { ListSort } from '../../kits/lists/list-inputs.js';
import { indexedSearch } from '../../kits/lists/quick-search.js';
import { recordReads } from '../../kits/lists/record-reads.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { readListWithSales } from '../../totals/list-with-sales.js';
import { goodCauseRecords } from './good-cause.fields.js';
import { type CauseEditorRole, causeEditorRoleOf, causesOf } from './good-cause.policy.js';
import { goodCauseColumns, goodCauseRecord } from './good-cause-record.sql.js';
import type { GoodCauseRecordConnection, GoodCauseRecordView } from './good-cause-record.type.js';

/**
 * Reads of a good cause with all fields, for callers who may open it (A158): the selected fields, all fields,
 * or all fields or NOT_FOUND. One statement each.
 */
export const {
  one: answerGoodCauseRecord,
  full: loadCauseForEditor,
  required: requireGoodCauseRecord,
} = recordReads<GoodCauseRecordView, CauseEditorRole>({
  label: 'good-cause-record',
  called: 'good cause',
  table: sql`good_cause`,
  alias: sql`g`,
  viewer: causeEditorRoleOf,
  columns: goodCauseRecord,
});

const BY_NAME: ListSort = { column: 'name', direction: 'ASC' };

/** The quick filter: a part of the name, or the id. */
const isCalled = indexedSearch('g', 'fold(g.name)');

/** Returns the list of the good causes that the caller may open. */
export function causeRecordList(context: RequestContext): ColumnList<GoodCauseRecordView> {
  const [all, ownId] = causesOf(context);
  return {
    label: 'good-cause-records',
    table: sql`good_cause`,
    alias: sql`g`,
    listed: goodCauseColumns,
    search: isCalled,
    ...(all && { referredAs: goodCauseRecords.referredAs }),
    conditions: all ? [] : [sql`g.id = ${ownId}::integer`],
    columns: goodCauseRecord(all ? 'Admin' : 'GoodCause'),
    sort: BY_NAME,
  };
}

/**
 * Returns a page of good causes: all for staff, only their own for users of a good cause (C026, R104).
 * @throws AppError BAD_USER_INPUT
 */
export function listGoodCauseRecords(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<GoodCauseRecordConnection>> {
  return readListWithSales(context, causeRecordList(context), page, selection);
}
