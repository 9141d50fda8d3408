import type { SupplierAlertColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn, listVariables } from '../../../grid/list-variables';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { GridDate } from '../../../ui/date-time';
import {
  type AlertList_RowFragment,
  useExportAlertsMutation,
  useSupplierAlertsQuery,
} from './supplier-alerts.generated';

const { text, time, flag } = columnBuilders<AlertList_RowFragment, SupplierAlertColumn>();
const latestFirst = { id: 'CREATED_AT', desc: true } as const;
const none = [] as const;

const columns: readonly GridColumn<AlertList_RowFragment, SupplierAlertColumn>[] = [
  { ...text('trade', 'Trade', 'TRADE', 220, ({ trade }) => trade), key: true, onCard: 'title' },
  text('place', 'Place', 'PLACE', 180, ({ place }) => place),
  text('region', 'Region', 'REGION', 160, ({ region }) => region),
  flag('confirmed', 'Email address confirmed', 'CONFIRMED', 150, ({ confirmed }) =>
    confirmed ? 'Yes' : 'No',
  ),
  time('created', 'Requested', 'CREATED_AT', 132, ({ createdAt }) => <GridDate value={createdAt} />),
];

const filtered: readonly FilteredColumn[] = [
  filterColumn('TRADE', 'Trade', 'text'),
  filterColumn('PLACE', 'Place', 'text'),
  filterColumn('REGION', 'Region', 'text'),
  filterColumn('CREATED_AT', 'Requested', 'day'),
];

/** The list of open alerts, with the trades and places that visitors wait for. Email addresses are not shown. */
export function AlertList() {
  const question = useListQuery({
    name: 'supplier-alerts',
    columns,
    filterNames: none,
    defaultSort: latestFirst,
    filtered,
    variables: (url) => listVariables(url, columns, latestFirst),
  });
  const [startExport] = useExportAlertsMutation();
  return (
    <RecordList
      label="Supplier alerts"
      searchLabel="Search by trade or place"
      question={question}
      list={useKeysetList(useSupplierAlertsQuery(question.query), 'supplierAlerts')}
      walked={false}
      startExport={async (variables) => (await startExport({ variables })).data?.exportSupplierAlerts}
      empty={{
        title: 'No active alerts',
        text: 'Visitors can ask for an email when a search finds no suppliers in their area. Their requests show up here.',
      }}
    />
  );
}
