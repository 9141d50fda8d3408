import { ChipFilter, SelectFilter } from '../../../grid/grid-filters';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useLiveKeysetList } from '../../../grid/use-live-list';
import { formatMoney } from '../../../lib/format';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { LeadChangesDocument } from '../../../live/live-changes.generated';
import { useStaffChoices } from '../../../pickers/record-pickers';
import { LeadBoard } from './lead-board';
import { leadColumns } from './lead-columns';
import {
  archivedChoices,
  latestFirst,
  leadFilterColumns,
  leadFilterNames,
  leadVariables,
  statusChoices,
} from './lead-filter';
import { leadStore } from './lead-store';
import { LeadRowFragmentDoc, useExportLeadsMutation, useLeadListQuery } from './leads.generated';
import { useLeadBoard } from './use-lead-board';
import { useLeadBulk } from './use-lead-bulk';

/** The staff list of all leads, as a list or as a board of their statuses (R216, A73). */
export function LeadList({ leadHref }: { leadHref: (id: number) => string }) {
  const question = useListQuery({
    name: 'leads',
    columns: leadColumns,
    filterNames: leadFilterNames,
    defaultSort: latestFirst,
    filtered: leadFilterColumns,
    variables: leadVariables,
  });
  const { url, query } = question;
  const result = useLeadListQuery({ ...query, skip: query.skip || url.board });
  const list = useLiveKeysetList(result, 'leadRecords', LeadChangesDocument, { skip: url.board });
  const board = useLeadBoard(question);
  const [startExport] = useExportLeadsMutation();
  const totals = (result.data ?? result.previousData)?.leadRecords.totals;
  return (
    <RecordList
      label="Leads"
      searchLabel="Search by buyer, supplier, contact or ID"
      question={question}
      list={url.board ? board.list : list}
      board={<LeadBoard state={board} url={url} leadHref={leadHref} />}
      rowHref={({ id }) => leadHref(id)}
      filters={
        <>
          <ChipFilter url={url} name="status" label="Status" choices={statusChoices} />
          <SelectFilter url={url} name="person" label="Responsible" choices={useStaffChoices()} />
          <SelectFilter
            url={url}
            name="archived"
            label="Archive"
            choices={archivedChoices}
            all="Not archived"
          />
        </>
      }
      saveCell={useCellSaver(leadStore, LeadRowFragmentDoc)}
      startExport={async (variables) => (await startExport({ variables })).data?.exportLeads}
      many={useLeadBulk()}
      totals={
        totals && {
          estimatedRevenue: formatMoney(totals.estimatedRevenue),
          estimatedContribution: formatMoney(totals.estimatedContribution),
          actualRevenue: formatMoney(totals.actualRevenue),
          actualContribution: formatMoney(totals.actualContribution),
        }
      }
      empty={{ title: 'No leads yet', text: 'A lead introduces a supplier to an impact buyer.' }}
    />
  );
}
