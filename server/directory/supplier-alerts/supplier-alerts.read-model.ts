import sql, { raw } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { instantValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { SupplierAlertConnection, SupplierAlertView } from './supplier-alert.type.js';

const columns: JsonColumns<SupplierAlertView> = {
  id: sql`a.id`,
  trade: sql`a.trade`,
  place: sql`a.place`,
  region: sql`a.region`,
  confirmed: sql`a.confirmed_at IS NOT NULL`,
  createdAt: instantValue(sql`a.created_at`),
};

/** The columns that the list of alerts can be filtered and sorted by. */
export const supplierAlertColumns: ListColumns = {
  trade: { kind: 'text', value: raw('a.trade') },
  place: { kind: 'text', value: raw('a.place') },
  region: { kind: 'text', value: raw('a.region') },
  confirmed: { kind: 'flag', value: raw('(a.confirmed_at IS NOT NULL)') },
  createdAt: { kind: 'instant', value: raw('a.created_at') },
};

/** Open alerts, for staff. The addresses are for the mail alone and are not listed. */
export const openAlerts: ColumnList<SupplierAlertView> = {
  label: 'supplier-alerts',
  table: sql`supplier_alert`,
  alias: sql`a`,
  conditions: [],
  columns,
  listed: supplierAlertColumns,
  search: (text) =>
    sql`fold(concat_ws(' ', a.trade, a.place, a.region)) LIKE '%' || ${foldForLike(text)} || '%'`,
  sort: { column: 'createdAt', direction: 'DESC' },
};

/**
 * Returns one page of the open alerts, the newest first. One statement.
 * @throws AppError BAD_USER_INPUT
 */
export const listSupplierAlerts = (
  { app }: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<SupplierAlertConnection>> =>
  readColumnList(app.database, openAlerts, page, selectionOf(selection, 'nodes'));
