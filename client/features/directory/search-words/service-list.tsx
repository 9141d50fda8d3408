import { useMemo } from 'react';
import type { ServiceColumn, ServiceSelection } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { SelectFilter } from '../../../grid/grid-filters';
import { GridTick } from '../../../grid/grid-tick';
import { askFor, filterColumn, knownIn, listVariables } from '../../../grid/list-variables';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { type ChangeRow, useRowChange } from '../../../grid/use-row-change';
import { formatCount } from '../../../lib/format';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { useImmediateActions } from '../../../tasks/use-immediate-actions';
import { evictServiceOptions, type ServiceRow, serviceRows } from './service-rows';
import {
  useChangeServicesMutation,
  useExportServicesMutation,
  useServiceListQuery,
} from './services.generated';

const { text, number, flag, further } = columnBuilders<ServiceRow, ServiceColumn>();

type Change = ChangeRow<ServiceRow, Pick<ServiceRow, 'offered'>>;

const columnsFor = (change: Change): readonly GridColumn<ServiceRow, ServiceColumn>[] => [
  { ...text('label', 'Service', 'LABEL', 320, ({ label }) => label), key: true, onCard: 'title' },
  flag('offered', 'Offered', 'OFFERED', 100, (row, { tabIndex }) => (
    <GridTick
      type="checkbox"
      aria-label={`${row.label} offered`}
      tabIndex={tabIndex}
      checked={row.offered}
      onChange={(event) => change(row, { offered: event.target.checked })}
    />
  )),
  number('suppliers', 'Listed suppliers', 'LISTED_SUPPLIERS', 140, ({ listedSuppliers }) =>
    formatCount(listedSuppliers),
  ),
  further(number('id', 'ID', 'ID', 72, ({ id }) => id)),
];

const offered = { true: 'Offered', false: 'Not offered' };
const offeredChoices = Object.entries(offered).map(([value, label]) => ({ value, label }));
const filterNames = ['offered'] as const;
const byLabel = { id: 'LABEL', desc: false } as const;
const filtered: readonly FilteredColumn[] = [
  filterColumn('LABEL', 'Service', 'text'),
  filterColumn('LISTED_SUPPLIERS', 'Listed suppliers', 'number'),
];

type Props = {
  /** Returns the address of the suppliers with a service. */
  suppliersHref: (service: string) => string;
};

/** The list of services; ticking one in place lets suppliers choose it (R063). */
export function ServiceList({ suppliersHref }: Props) {
  const change = useRowChange(serviceRows);
  // Keeps one set of columns for as long as the list is shown: the change looks up whatever it needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const columns = useMemo(() => columnsFor(change), []);
  const question = useListQuery({
    name: 'services',
    columns,
    filterNames,
    defaultSort: byLabel,
    filtered,
    variables: (url) =>
      listVariables(
        url,
        columns,
        byLabel,
        askFor<ServiceColumn>('OFFERED', knownIn(url.filters.offered, offered), 'EQUALS'),
      ),
  });
  const { url, query } = question;
  const [startExport] = useExportServicesMutation();
  const [changeMany] = useChangeServicesMutation({ update: evictServiceOptions });
  const offerMany = (offers: boolean) => async (selection: ServiceSelection) =>
    (await changeMany({ variables: { selection, input: { offered: offers } } })).data?.changeServices;
  return (
    <RecordList
      label="Services"
      searchLabel="Search by service or ID"
      question={question}
      list={useKeysetList(useServiceListQuery(query), 'serviceRecords')}
      rowHref={({ label }) => suppliersHref(label)}
      walked={false}
      filters={<SelectFilter url={url} name="offered" label="Offered" choices={offeredChoices} />}
      startExport={async (variables) => (await startExport({ variables })).data?.exportServices}
      furtherActions={useImmediateActions([
        { id: 'offer', label: 'Offer to suppliers', start: offerMany(true) },
        { id: 'stop', label: 'Stop letting suppliers choose this service', start: offerMany(false) },
      ])}
      empty={{
        title: 'No services yet',
        text: 'The services that suppliers can choose from will appear here.',
      }}
    />
  );
}
