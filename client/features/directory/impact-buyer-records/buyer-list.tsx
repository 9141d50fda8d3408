import { ChipFilter, SelectFilter } from '../../../grid/grid-filters';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { recordTotals } from '../../../lists/record-columns';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { buyerColumns } from './buyer-columns';
import {
  buyerFilterColumns,
  buyerFilterNames,
  buyerStatusChoices,
  buyerTypeChoices,
  buyerVariables,
  byName,
  interestChoices,
} from './buyer-filter';
import { ImpactBuyerList_RowFragmentDoc, useImpactBuyerListQuery } from './buyer-list.generated';
import { buyerStore } from './buyer-store';
import { useExportImpactBuyersMutation } from './buyer-tasks.generated';
import { useBuyerBulk } from './use-buyer-bulk';

/** The initial filter of the list: buyers whose interest is Open (R116). */
const OPEN_ONES = 'interest=Open';

type Props = { buyerHref: (id: number) => string };

/** The staff list of all impact buyers. */
export function ImpactBuyerList({ buyerHref }: Props) {
  const question = useListQuery({
    name: 'impact-buyers',
    columns: buyerColumns,
    filterNames: buyerFilterNames,
    defaultSort: byName,
    filtered: buyerFilterColumns,
    variables: (url) => buyerVariables(url, buyerColumns),
    opensWith: OPEN_ONES,
  });
  const { url, query } = question;
  const result = useImpactBuyerListQuery(query);
  const [startExport] = useExportImpactBuyersMutation();
  const totals = (result.data ?? result.previousData)?.impactBuyerRecords.totals;
  return (
    <RecordList
      label="Impact buyers"
      searchLabel="Search by name or ID"
      question={question}
      list={useKeysetList(result, 'impactBuyerRecords')}
      rowHref={({ id }) => buyerHref(id)}
      filters={
        <>
          <ChipFilter url={url} name="status" label="Visibility" choices={buyerStatusChoices} />
          <ChipFilter url={url} name="interest" label="Interested" choices={interestChoices} />
          <SelectFilter url={url} name="type" label="Type" choices={buyerTypeChoices} />
        </>
      }
      saveCell={useCellSaver(buyerStore, ImpactBuyerList_RowFragmentDoc)}
      startExport={async (variables) => (await startExport({ variables })).data?.exportImpactBuyers}
      many={useBuyerBulk()}
      totals={totals && recordTotals(totals)}
      empty={{
        title: 'No impact buyers yet',
        text: 'Impact buyers appear here when they join or when you add them.',
      }}
    />
  );
}
