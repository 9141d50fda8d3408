import { choicesIn } from '../../forms/choices';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import { ChipFilter, SelectFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { formatCount, formatMoney } from '../../lib/format';
import { useListExport } from '../../tasks/use-list-export';
import { buyerColumns } from './buyer-columns';
import { buyerFilterColumns, buyerFilterNames, buyerVariables, byName } from './buyer-filter';
import { ImpactBuyerList_RowFragmentDoc, useImpactBuyerListQuery } from './buyer-list.generated';
import { buyerStore } from './buyer-store';
import { useExportImpactBuyersMutation } from './buyer-tasks.generated';
import { buyerStatuses, buyerTypes, interestedStatuses } from './buyer-words';
import { useBuyerBulk } from './use-buyer-bulk';

const statuses = choicesIn(buyerStatuses);
const interests = choicesIn(interestedStatuses);
const types = choicesIn(buyerTypes);

/** Staff come for those that are Open (R116). */
const OPEN_ONES = 'interest=Open';

type Props = { buyerHref: (id: number) => string };

/** All impact buyers, for staff to find, compare and open. */
export function ImpactBuyerList({ buyerHref }: Props) {
  const url = useGridUrl({
    filterNames: buyerFilterNames,
    defaultSort: byName,
    filtered: buyerFilterColumns,
  });
  const view = useColumnView('impact-buyers', buyerColumns);
  const asked = buyerVariables(url, buyerColumns);
  const result = useImpactBuyerListQuery({
    variables: { ...asked, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'impactBuyerRecords');
  const [startExport] = useExportImpactBuyersMutation();
  const saveCell = useCellSaver(buyerStore, ImpactBuyerList_RowFragmentDoc);
  const many = useBuyerBulk();
  const { button, bulk } = useListExport(
    { count: list.total, asked, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportImpactBuyers,
  );
  const totals = (result.data ?? result.previousData)?.impactBuyerRecords.totals;
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search name or ID"
        acts={
          <>
            {button}
            <ListActs list="impact-buyers" url={url} view={view} opensWith={OPEN_ONES} />
          </>
        }
      >
        <ChipFilter url={url} name="status" label="Visibility" choices={statuses} />
        <ChipFilter url={url} name="interest" label="Interested" choices={interests} />
        <SelectFilter url={url} name="type" label="Type" choices={types} />
        <ConditionChips url={url} columns={buyerFilterColumns} />
      </GridToolbar>
      <DataGrid
        label="Impact buyers"
        columns={view.columns}
        list={list}
        url={url}
        asked={asked}
        rowId={({ id }) => id}
        rowHref={({ id }) => buyerHref(id)}
        columnActs={view}
        saveCell={saveCell}
        bulk={{ ...bulk, acts: many.around(bulk.acts) }}
        totals={
          totals && {
            enquiries: formatCount(totals.enquiryTotal),
            revenue: formatMoney(totals.revenueTotal),
            contribution: formatMoney(totals.contributionTotal),
          }
        }
        empty={{
          title: 'No impact buyers yet',
          text: 'Those that join, and those you record, appear here.',
        }}
      />
      {many.dialog}
    </>
  );
}
