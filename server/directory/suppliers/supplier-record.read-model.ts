import sql, { type Sql } from 'sql-template-tag';
import type { ColumnList, ListRequest } from '../../kits/lists/column-list.js';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import { indexedSearch } from '../../kits/lists/quick-search.js';
import { recordReads } from '../../kits/lists/record-reads.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { readListWithSales } from '../../totals/list-with-sales.js';
import { SERVICES_LIST_ID, supplierRecords } from './supplier.fields.js';
import { type SupplierEditorRole, supplierEditorRoleOf, suppliersOf } from './supplier.policy.js';
import { supplierColumns, supplierRecord } from './supplier-record.sql.js';
import type { SupplierRecord, SupplierRecordConnection } from './supplier-record.type.js';

/**
 * Reads of a supplier with the fields that the caller may see: selected fields, all fields, or required to
 * exist. Each runs one statement.
 */
export const {
  one: answerSupplierRecord,
  full: loadSupplierForEditor,
  required: requireSupplierRecord,
} = recordReads<SupplierRecord, SupplierEditorRole>({
  label: 'supplier-record',
  called: 'supplier',
  table: sql`supplier`,
  alias: sql`s`,
  viewer: supplierEditorRoleOf,
  columns: supplierRecord,
});

const BY_TITLE: ListSort = { column: 'listTitle', direction: 'ASC' };

const PHONES = 'phone_digits(s.call_rail_phone, s.owner_mobile)';
/** The expression of the index supplier_found_by_idx. */
const INDEXED = `found_by(s.name, s.list_title, s.physical_address, s.physical_suburb, s.physical_city, s.enquiry_email, ${PHONES})`;
/** The quick filter: part of the name, title, phone number, street address or enquiry address, or the id. */
const isCalled = indexedSearch('s', 's.searched_text', {
  index: INDEXED,
  phones: PHONES,
  columns: ['s.physical_address', 's.enquiry_email'],
});

/**
 * Leaves out the record with the list of services, which only staff see when they filter by its status or by
 * none (R099, R327).
 */
function withoutServicesList(filter: ListFilter | null | undefined): Sql[] {
  const chosen = filter?.columns?.filter(
    ({ column, test, values }) => column === 'status' && test === 'one-of' && values?.length,
  );
  const isHidden = chosen?.some(({ values }) => !values?.includes('Admin'));
  return isHidden ? [sql`s.id <> ${SERVICES_LIST_ID}::integer`] : [];
}

/** Returns the suppliers that the caller may edit, as a list. */
export function supplierRecordList(
  context: RequestContext,
  filter: ListFilter | null | undefined,
): ColumnList<SupplierRecord> {
  const [all, ownId] = suppliersOf(context);
  const editorRole: SupplierEditorRole = all ? 'Admin' : 'Supplier';
  return {
    label: 'supplier-records',
    table: sql`supplier`,
    alias: sql`s`,
    listed: supplierColumns[editorRole],
    search: isCalled,
    ...(all && { referredAs: supplierRecords.referredAs }),
    conditions: [...(all ? [] : [sql`s.id = ${ownId}::integer`]), ...withoutServicesList(filter)],
    columns: supplierRecord(editorRole),
    sort: BY_TITLE,
  };
}

/**
 * Returns one page of the suppliers that the caller may edit: all for staff, the own one for a supplier’s
 * user (R090).
 * @throws AppError BAD_USER_INPUT
 */
export function listSupplierRecords(
  context: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<SupplierRecordConnection>> {
  return readListWithSales(context, supplierRecordList(context, page.filter), page, selection);
}
