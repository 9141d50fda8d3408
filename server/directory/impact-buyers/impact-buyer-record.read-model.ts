import sql from 'sql-template-tag';
import type { ColumnList, ListRequest } from '../../kits/lists/column-list.js';
import type { ListSort } from '../../kits/lists/list-inputs.js';
import { indexedSearch } from '../../kits/lists/quick-search.js';
import { recordReads } from '../../kits/lists/record-reads.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { readListWithSales } from '../../totals/list-with-sales.js';
import { impactBuyerRecords } from './impact-buyer.fields.js';
import { type BuyerEditorRole, buyerEditorRoleOf, visibleTo } from './impact-buyer.policy.js';
import { impactBuyerColumns, impactBuyerRecord } from './impact-buyer-record.sql.js';
import type { ImpactBuyerRecord, ImpactBuyerRecordConnection } from './impact-buyer-record.type.js';

/**
 * Reads of a buyer with the fields that the caller may see: the selected fields, all fields, or all fields or
 * NOT_FOUND. One statement each.
 */
export const {
  one: answerImpactBuyerRecord,
  full: loadBuyerForEditor,
  required: requireImpactBuyerRecord,
} = recordReads<ImpactBuyerRecord, BuyerEditorRole>({
  label: 'impact-buyer-record',
  called: 'impact buyer',
  table: sql`impact_buyer`,
  alias: sql`b`,
  viewer: buyerEditorRoleOf,
  columns: impactBuyerRecord,
});

const BY_NAME: ListSort = { column: 'name', direction: 'ASC' };

const PHONES = 'phone_digits(b.phone)';
/** The expression of the index impact_buyer_found_by_idx. */
const INDEXED = `found_by(b.name, b.contact_name, b.email, b.address, ${PHONES})`;
/**
 * The quick filter: a part of the name, the phone number, the street address or the email address, or the
 * id.
 */
const isCalled = indexedSearch('b', 'b.searched_text', {
  index: INDEXED,
  phones: PHONES,
  columns: ['b.address', 'b.email'],
});

/** Returns the list of the buyers that the caller may open. */
export function buyerRecordList(context: RequestContext): ColumnList<ImpactBuyerRecord> {
  const [all, ownId] = visibleTo(context);
  const editorRole: BuyerEditorRole = all ? 'Admin' : 'ImpactBuyer';
  return {
    label: 'impact-buyer-records',
    table: sql`impact_buyer`,
    alias: sql`b`,
    listed: impactBuyerColumns[editorRole],
    search: isCalled,
    ...(all && { referredAs: impactBuyerRecords.referredAs }),
    conditions: all ? [] : [sql`b.id = ${ownId}::integer`],
    columns: impactBuyerRecord(editorRole),
    sort: BY_NAME,
  };
}

/**
 * Returns a page of the buyers that the caller may open: all for staff, only their own for users of a buyer
 * (A38, R132).
 * @throws AppError BAD_USER_INPUT
 */
export function listImpactBuyerRecords(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<ImpactBuyerRecordConnection>> {
  return readListWithSales(context, buyerRecordList(context), page, selection);
}
