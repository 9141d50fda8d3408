import type { SupplierAlertColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn } from '../../../grid/list-variables';
import { declareList } from '../../../lists/record-list-screen';
import { GridDate } from '../../../ui/date-time';
import {
  type AlertList_RowFragment,
  useExportAlertsMutation,
  useSupplierAlertsQuery,
} from './supplier-alerts.generated';

const { text, time, flag } = columnBuilders<AlertList_RowFragment, SupplierAlertColumn>();

const columns: readonly GridColumn<AlertList_RowFragment, SupplierAlertColumn>[] = [
  { ...text('trade', 'Trade', 'TRADE', 220, ({ trade }) => trade), key: true, onCard: 'title' },
  text('place', 'Place', 'PLACE', 180, ({ place }) => place),
  text('region', 'Region', 'REGION', 160, ({ region }) => region),
  flag('confirmed', 'Email address confirmed', 'CONFIRMED', 150, ({ confirmed }) =>
    confirmed ? 'Yes' : 'No',
  ),
  time('created', 'Requested', 'CREATED_AT', 132, ({ createdAt }) => <GridDate value={createdAt} />),
];

/** The list of open alerts, with the trades and places that visitors wait for. Email addresses are not shown. */
export const alertList = declareList({
  name: 'supplier-alerts',
  label: 'Supplier alerts',
  searchLabel: 'Search by trade or place',
  columns,
  filtered: [
    filterColumn('TRADE', 'Trade', 'text'),
    filterColumn('PLACE', 'Place', 'text'),
    filterColumn('REGION', 'Region', 'text'),
    filterColumn('CREATED_AT', 'Requested', 'day'),
  ],
  defaultSort: { id: 'CREATED_AT', desc: true },
  rows: [useSupplierAlertsQuery, 'supplierAlerts'],
  exporting: [useExportAlertsMutation, 'exportSupplierAlerts'],
  walked: false,
  empty: {
    title: 'No active alerts',
    text: 'Visitors can ask for an email when a search finds no suppliers in their area. Their requests show up here.',
  },
});
