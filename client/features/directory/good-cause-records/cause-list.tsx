import { ChipFilter } from '../../../grid/grid-filters';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { recordTotals } from '../../../lists/record-columns';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { causeColumns } from './cause-columns';
import {
  byName,
  causeFilterColumns,
  causeFilterNames,
  causeStatusChoices,
  causeVariables,
} from './cause-filter';
import {
  GoodCauseList_RowFragmentDoc,
  useExportGoodCausesMutation,
  useGoodCauseListQuery,
} from './cause-list.generated';
import { causeStore } from './cause-store';

/** The staff list of all good causes (R104). */
export function GoodCauseList({ causeHref }: { causeHref: (id: number) => string }) {
  const question = useListQuery({
    name: 'good-causes',
    columns: causeColumns,
    filterNames: causeFilterNames,
    defaultSort: byName,
    filtered: causeFilterColumns,
    variables: (url) => causeVariables(url, causeColumns),
  });
  const { url, query } = question;
  const result = useGoodCauseListQuery(query);
  const [startExport] = useExportGoodCausesMutation();
  const totals = (result.data ?? result.previousData)?.goodCauseRecords.totals;
  return (
    <RecordList
      label="Good causes"
      searchLabel="Search by name or ID"
      question={question}
      list={useKeysetList(result, 'goodCauseRecords')}
      rowHref={({ id }) => causeHref(id)}
      filters={<ChipFilter url={url} name="status" label="Status" choices={causeStatusChoices} />}
      saveCell={useCellSaver(causeStore, GoodCauseList_RowFragmentDoc)}
      startExport={async (variables) => (await startExport({ variables })).data?.exportGoodCauses}
      totals={totals && recordTotals(totals)}
      empty={{
        title: 'No good causes yet',
        text: 'Good causes you add show up here. Visitors can see them once their status is Approved & Live.',
      }}
    />
  );
}
