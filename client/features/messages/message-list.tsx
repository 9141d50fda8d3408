import type { MessageColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { columnsOf } from '../../grid/columns-of';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { ChipFilter, SelectFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { asked, askFor, listVariables } from '../../grid/list-variables';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { useListExport } from '../../tasks/use-list-export';
import { GridDate } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import { type Message, messageFields, messageKinds, messageStates, messageTones } from './message-fields';
import { messageStore } from './message-store';
import { MessageRowFragmentDoc, useExportMessagesMutation, useMessageListQuery } from './messages.generated';
import { useMessageBulk } from './use-message-bulk';

const { text, number, further } = columnsOf<Message, MessageColumn>();
const editable = editableColumns<Message>()(messageFields);

const columns: readonly GridColumn<Message, MessageColumn>[] = [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  {
    ...text('name', 'Who', 'FULL_NAME', 180, ({ fullName, organisation }) => fullName ?? organisation),
    key: true,
    onCard: 'title',
  },
  text('sent', 'Sent', 'CREATED_AT', 140, ({ createdAt }) => <GridDate value={createdAt} />),
  editable(
    'state',
    text('state', 'State', 'STATE', 110, ({ state }) => (
      <StatusTag tone={messageTones[state]}>{messageStates[state]}</StatusTag>
    )),
  ),
  text('kind', 'About', 'KIND', 150, ({ kind }) => messageKinds[kind]),
  text('organisation', 'Organisation', 'ORGANISATION', 180, ({ organisation }) => organisation),
  text('message', 'Message', 'MESSAGE', 320, ({ message }) => message),
  text('email', 'Email', 'EMAIL', 220, ({ email }) => email),
  text('mobile', 'Mobile', 'MOBILE', 130, ({ mobile }) => mobile),
  further(text('website', 'Website', 'WEBSITE', 200, ({ website }) => website)),
  further(
    editable(
      'adminNotes',
      text('notes', 'Staff notes', 'ADMIN_NOTES', 260, ({ adminNotes }) => adminNotes),
    ),
  ),
  further(text('changed', 'Changed', 'UPDATED_AT', 140, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];

const asStored = (labels: Record<string, string>) =>
  Object.values(labels).map((value) => ({ value, label: value }));
const stateChoices = asStored(messageStates);
const kindChoices = asStored(messageKinds);
const among = (choices: typeof stateChoices, chosen: readonly string[] = []) =>
  chosen.filter((one) => choices.some(({ value }) => value === one));

const filterNames = ['state', 'kind'] as const;
const latestFirst = { id: 'CREATED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  asked('CREATED_AT', 'Sent', 'day'),
  asked('FULL_NAME', 'Who', 'text'),
  asked('ORGANISATION', 'Organisation', 'text'),
  asked('EMAIL', 'Email', 'text'),
  asked('MESSAGE', 'Message', 'text'),
  asked('ADMIN_NOTES', 'Staff notes', 'text'),
];

/** What visitors wrote, for staff to answer (A162). */
export function MessageList({ messageHref }: { messageHref: (id: number) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: latestFirst, filtered });
  const view = useColumnView('messages', columns);
  const narrowed = [
    ...askFor<MessageColumn>('STATE', among(stateChoices, url.filters.state)),
    ...askFor<MessageColumn>('KIND', among(kindChoices, url.filters.kind)),
  ];
  const variables = listVariables(url, columns, latestFirst, narrowed);
  const result = useMessageListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'messageRecords');
  const saveCell = useCellSaver(messageStore, MessageRowFragmentDoc);
  const [startExport] = useExportMessagesMutation();
  const many = useMessageBulk();
  const { button, bulk } = useListExport(
    { count: list.total, asked: variables, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportMessages,
  );
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search who, email, words or ID"
        acts={
          <>
            {button}
            <ListActs list="messages" url={url} view={view} />
          </>
        }
      >
        <ChipFilter url={url} name="state" label="State" choices={stateChoices} />
        <SelectFilter url={url} name="kind" label="About" choices={kindChoices} />
        <ConditionChips url={url} columns={filtered} />
      </GridToolbar>
      <DataGrid
        label="Messages"
        columns={view.columns}
        list={list}
        url={url}
        asked={variables}
        rowId={({ id }) => id}
        rowHref={({ id }) => messageHref(id)}
        columnActs={view}
        saveCell={saveCell}
        bulk={{ ...bulk, acts: many.around(bulk.acts) }}
        empty={{ title: 'No messages yet', text: 'What visitors write to us appears here.' }}
      />
      {many.dialog}
    </>
  );
}
