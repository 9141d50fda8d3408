import { recordStatuses } from '../../editing/record-statuses';
import { choicesIn } from '../../forms/choices';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import { ChipFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { formatCount, formatMoney } from '../../lib/format';
import { useListExport } from '../../tasks/use-list-export';
import { causeColumns } from './cause-columns';
import { byName, causeFilterColumns, causeFilterNames, causeVariables } from './cause-filter';
import {
  GoodCauseList_RowFragmentDoc,
  useExportGoodCausesMutation,
  useGoodCauseListQuery,
} from './cause-list.generated';
import { causeStore } from './cause-store';

const statuses = choicesIn(recordStatuses);

/** All good causes, for staff to find, compare and open (R104). */
export function GoodCauseList({ causeHref }: { causeHref: (id: number) => string }) {
  const url = useGridUrl({
    filterNames: causeFilterNames,
    defaultSort: byName,
    filtered: causeFilterColumns,
  });
  const view = useColumnView('good-causes', causeColumns);
  const variables = causeVariables(url, causeColumns);
  const result = useGoodCauseListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'goodCauseRecords');
  const saveCell = useCellSaver(causeStore, GoodCauseList_RowFragmentDoc);
  const [startExport] = useExportGoodCausesMutation();
  const { button, bulk } = useListExport(
    { count: list.total, asked: variables, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportGoodCauses,
  );
  const totals = (result.data ?? result.previousData)?.goodCauseRecords.totals;
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search name or ID"
        acts={
          <>
            {button}
            <ListActs list="good-causes" url={url} view={view} />
          </>
        }
      >
        <ChipFilter url={url} name="status" label="Status" choices={statuses} />
        <ConditionChips url={url} columns={causeFilterColumns} />
      </GridToolbar>
      <DataGrid
        label="Good causes"
        columns={view.columns}
        list={list}
        url={url}
        asked={variables}
        rowId={({ id }) => id}
        rowHref={({ id }) => causeHref(id)}
        columnActs={view}
        saveCell={saveCell}
        bulk={bulk}
        totals={
          totals && {
            enquiries: formatCount(totals.enquiryTotal),
            revenue: formatMoney(totals.revenueTotal),
            contribution: formatMoney(totals.contributionTotal),
          }
        }
        empty={{
          title: 'No good causes yet',
          text: 'Those that you record appear here; visitors see them once they are approved.',
        }}
      />
    </>
  );
}
