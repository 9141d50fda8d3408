import sql from 'sql-template-tag';
import type { Answered, AskedFields } from '../platform/database/selection.js';
import type { AskedList, ColumnList } from '../platform/lists/column-list.js';
import type { ListSort } from '../platform/lists/list-inputs.js';
import { foundIn } from '../platform/lists/quick-search.js';
import { recordReads } from '../platform/lists/record-reads.js';
import type { RequestContext } from '../platform/request-context.js';
import { readListWithSales } from '../statistics/list-with-sales.js';
import { type CauseKeeper, causeKeeperOf, causesOf } from './good-cause.policy.js';
import { goodCauseColumns, goodCauseRecord } from './good-cause-record.sql.js';
import type { GoodCauseRecordConnection, KeptGoodCause } from './good-cause-record.type.js';

/**
 * Reads of a good cause with all fields, for callers who may open it (A158): the selected fields, all fields,
 * or all fields or NOT_FOUND. One statement each.
 */
export const {
  one: answerGoodCauseRecord,
  whole: loadCauseForKeeper,
  required: requireGoodCauseRecord,
} = recordReads<KeptGoodCause, CauseKeeper>({
  label: 'good-cause-record',
  called: 'good cause',
  table: sql`good_cause`,
  alias: sql`g`,
  viewer: causeKeeperOf,
  columns: goodCauseRecord,
});

const BY_NAME: ListSort = { column: 'name', direction: 'ASC' };

/** The quick filter: a part of the name, or the id. */
const isCalled = foundIn('g', 'fold(g.name)');

/** Returns the list of the good causes that the caller may open. */
export function keptCauses(context: RequestContext): ColumnList<KeptGoodCause> {
  const [all, ownId] = causesOf(context);
  return {
    label: 'good-cause-records',
    table: sql`good_cause`,
    alias: sql`g`,
    listed: goodCauseColumns,
    search: isCalled,
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
  page: AskedList,
  asked: AskedFields | null,
): Promise<Answered<GoodCauseRecordConnection>> {
  return readListWithSales(context, keptCauses(context), page, asked);
}
