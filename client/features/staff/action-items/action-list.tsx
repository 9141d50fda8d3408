import { useMemo } from 'react';
import { useSessionState } from '../../../graphql/use-session';
import { ChipFilter, QuickChoices, SelectFilter } from '../../../grid/grid-filters';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useLiveKeysetList } from '../../../grid/use-live-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { ActionItemChangesDocument } from '../../../live/live-changes.generated';
import { useColleagueOptions } from '../../../pickers/record-pickers';
import { actionColumnsFor } from './action-columns';
import {
  actionFilterColumns,
  actionFilterNames,
  actionVariables,
  dueChoices,
  latestFirst,
  quickChoices,
  statusChoices,
  WAITING_FOR_ME,
} from './action-filter';
import { actionHref } from './action-href';
import {
  ActionItemRowFragmentDoc,
  useActionItemListQuery,
  useExportActionItemsMutation,
} from './action-items.generated';
import { actionStore } from './action-store';
import { useActionBulk } from './use-action-bulk';

/** The staff list of open actions, each with a link to where it is dealt with and a way to dismiss it (R246, R248). */
export function ActionList() {
  const myId = useSessionState().user?.id;
  const colleagues = useColleagueOptions();
  const columns = useMemo(() => actionColumnsFor(colleagues), [colleagues]);
  const question = useListQuery({
    name: 'action-items',
    columns,
    filterNames: actionFilterNames,
    defaultSort: latestFirst,
    filtered: actionFilterColumns,
    variables: (url) => actionVariables(url, myId),
    opensWith: WAITING_FOR_ME,
  });
  const { url, query } = question;
  const result = useActionItemListQuery(query);
  const [startExport] = useExportActionItemsMutation();
  return (
    <RecordList
      label="Actions Needing Your Attention"
      searchLabel="Search by type, details or ID"
      question={question}
      list={useLiveKeysetList(result, 'actionItems', ActionItemChangesDocument)}
      rowHref={actionHref}
      walked={false}
      quick={<QuickChoices url={url} label="Quick filters" choices={quickChoices} />}
      filters={
        <>
          <ChipFilter url={url} name="status" label="Status" choices={statusChoices} />
          <SelectFilter url={url} name="due" label="Due" choices={dueChoices} all="Any time" />
        </>
      }
      saveCell={useCellSaver(actionStore, ActionItemRowFragmentDoc)}
      startExport={async (variables) => (await startExport({ variables })).data?.exportActionItems}
      many={useActionBulk()}
      empty={{
        title: 'No actions yet',
        text: 'Actions show up here automatically when something needs attention.',
      }}
      emptyAtFirst={{
        title: 'You’re all caught up',
        text: 'Anything that needs your attention shows up here.',
      }}
    />
  );
}
