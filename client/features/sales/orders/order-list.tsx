import type { OrderColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn, storedChoices } from '../../../grid/list-variables';
import { formatMoney } from '../../../lib/format';
import { idColumn } from '../../../lists/record-columns';
import { declareList, savesCells } from '../../../lists/record-list-screen';
import { GridDate } from '../../../ui/date-time';
import { StatusTag } from '../../../ui/status-tag';
import { formatBoxes, type Order, orderFields, orderStatuses, orderTones } from './order-fields';
import { orderStore } from './order-store';
import { OrderRowFragmentDoc, useExportOrdersMutation, useOrderListQuery } from './orders.generated';
import { useOrderBulk } from './use-order-bulk';

const { text, number, time, further } = columnBuilders<Order, OrderColumn>();
const editable = editableColumns<Order>()(orderFields);
const own = fieldColumns<Order, OrderColumn>()(orderFields);

const columns: readonly GridColumn<Order, OrderColumn>[] = [
  idColumn,
  { ...own.text('fullName', 'Name', 180, 'name'), key: true, onCard: 'title' },
  time('ordered', 'Ordered', 'CREATED_AT', 140, ({ createdAt }) => <GridDate value={createdAt} />),
  editable(
    'status',
    text('status', 'Status', 'STATUS', 120, ({ status }) => (
      <StatusTag tone={orderTones[status]}>{orderStatuses[status]}</StatusTag>
    )),
  ),
  text('boxes', 'Boxes', undefined, 240, ({ items }) => formatBoxes(items)),
  number('total', 'Total', 'TOTAL', 110, ({ total }) => (total === null ? '' : formatMoney(total))),
  own.text('email', 'Email', 220),
  own.text('mobile', 'Mobile', 130),
  text('cause', 'Good cause', 'GOOD_CAUSE', 180, ({ goodCause }) => goodCause?.name),
  further(own.text('address', 'Address', 260)),
  further(text('message', 'Message', 'MESSAGE', 260, ({ message }) => message)),
  further(own.text('adminNotes', 'Admin notes', 260, 'notes')),
  further(time('changed', 'Changed', 'UPDATED_AT', 140, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];

/** The staff list of Impact Box orders (R300). */
export const orderList = declareList({
  name: 'orders',
  label: 'Impact Box orders',
  searchLabel: 'Search by name, email, address or ID',
  columns,
  filtered: [
    filterColumn('CREATED_AT', 'Ordered', 'day'),
    filterColumn('TOTAL', 'Total', 'number'),
    filterColumn('FULL_NAME', 'Name', 'text'),
    filterColumn('EMAIL', 'Email', 'text'),
    filterColumn('ADDRESS', 'Address', 'text'),
    filterColumn('GOOD_CAUSE', 'Good cause', 'text'),
    filterColumn('ADMIN_NOTES', 'Admin notes', 'text'),
  ],
  filters: [
    { name: 'state', label: 'Status', column: 'STATUS', choices: storedChoices(orderStatuses), as: 'chips' },
  ],
  defaultSort: { id: 'CREATED_AT', desc: true },
  rows: [useOrderListQuery, 'orderRecords'],
  exporting: [useExportOrdersMutation, 'exportOrders'],
  useSaveCell: savesCells(orderStore, OrderRowFragmentDoc),
  useMany: useOrderBulk,
  totals: ({ total }) => ({ total: formatMoney(total) }),
  empty: { title: 'No orders yet', text: 'Impact Box orders show up here.' },
});
