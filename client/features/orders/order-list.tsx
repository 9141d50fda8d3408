import type { OrderColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { columnsOf } from '../../grid/columns-of';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { ChipFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { asked, askFor, listVariables } from '../../grid/list-variables';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { formatMoney } from '../../lib/format';
import { useListExport } from '../../tasks/use-list-export';
import { GridDate } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import { boxesInWords, type Order, orderFields, orderStatuses, orderTones } from './order-fields';
import { orderStore } from './order-store';
import { OrderRowFragmentDoc, useExportOrdersMutation, useOrderListQuery } from './orders.generated';
import { useOrderBulk } from './use-order-bulk';

const { text, number, further } = columnsOf<Order, OrderColumn>();
const editable = editableColumns<Order>()(orderFields);

const columns: readonly GridColumn<Order, OrderColumn>[] = [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  editable('fullName', {
    ...text('name', 'Name', 'FULL_NAME', 180, ({ fullName }) => fullName),
    key: true,
    onCard: 'title',
  }),
  text('ordered', 'Ordered', 'CREATED_AT', 140, ({ createdAt }) => <GridDate value={createdAt} />),
  editable(
    'status',
    text('status', 'State', 'STATUS', 120, ({ status }) => (
      <StatusTag tone={orderTones[status]}>{orderStatuses[status]}</StatusTag>
    )),
  ),
  text('boxes', 'Boxes', undefined, 240, ({ items }) => boxesInWords(items)),
  number('total', 'Total', 'TOTAL', 110, ({ total }) => (total === null ? '' : formatMoney(total))),
  editable(
    'email',
    text('email', 'Email', 'EMAIL', 220, ({ email }) => email),
  ),
  editable(
    'mobile',
    text('mobile', 'Mobile', 'MOBILE', 130, ({ mobile }) => mobile),
  ),
  text('cause', 'Good cause', 'GOOD_CAUSE', 180, ({ goodCause }) => goodCause?.name),
  further(
    editable(
      'address',
      text('address', 'Address', 'ADDRESS', 260, ({ address }) => address),
    ),
  ),
  further(text('message', 'Message', 'MESSAGE', 260, ({ message }) => message)),
  further(
    editable(
      'adminNotes',
      text('notes', 'Staff notes', 'ADMIN_NOTES', 260, ({ adminNotes }) => adminNotes),
    ),
  ),
  further(text('changed', 'Changed', 'UPDATED_AT', 140, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];

/** How the server writes the states. */
const stateChoices = Object.values(orderStatuses).map((value) => ({ value, label: value }));
const filterNames = ['state'] as const;
const latestFirst = { id: 'CREATED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  asked('CREATED_AT', 'Ordered', 'day'),
  asked('TOTAL', 'Total', 'number'),
  asked('FULL_NAME', 'Name', 'text'),
  asked('EMAIL', 'Email', 'text'),
  asked('ADDRESS', 'Address', 'text'),
  asked('GOOD_CAUSE', 'Good cause', 'text'),
  asked('ADMIN_NOTES', 'Staff notes', 'text'),
];

/** The orders of Impact Boxes, for staff (R300). */
export function OrderList({ orderHref }: { orderHref: (id: number) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: latestFirst, filtered });
  const view = useColumnView('orders', columns);
  const states = (url.filters.state ?? []).filter((state) =>
    stateChoices.some(({ value }) => value === state),
  );
  const variables = listVariables(url, columns, latestFirst, askFor<OrderColumn>('STATUS', states));
  const result = useOrderListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'orderRecords');
  const saveCell = useCellSaver(orderStore, OrderRowFragmentDoc);
  const [startExport] = useExportOrdersMutation();
  const many = useOrderBulk();
  const { button, bulk } = useListExport(
    { count: list.total, asked: variables, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportOrders,
  );
  const total = (result.data ?? result.previousData)?.orderRecords?.total;
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search name, email, address or ID"
        acts={
          <>
            {button}
            <ListActs list="orders" url={url} view={view} />
          </>
        }
      >
        <ChipFilter url={url} name="state" label="State" choices={stateChoices} />
        <ConditionChips url={url} columns={filtered} />
      </GridToolbar>
      <DataGrid
        label="Impact Box orders"
        columns={view.columns}
        list={list}
        url={url}
        asked={variables}
        rowId={({ id }) => id}
        rowHref={({ id }) => orderHref(id)}
        columnActs={view}
        saveCell={saveCell}
        bulk={{ ...bulk, acts: many.around(bulk.acts) }}
        totals={total === undefined ? undefined : { total: formatMoney(total) }}
        empty={{ title: 'No orders yet', text: 'Orders of Impact Boxes appear here.' }}
      />
      {many.dialog}
    </>
  );
}
