import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { restoreRecord } from '../editing/undo';
import { evictQueries } from '../graphql/row-cache';
import type { RecordType, TrashFilter } from '../graphql/schema.generated';
import type { BulkAction } from '../grid/bulk-action';
import { DataGrid } from '../grid/data-grid';
import type { GridColumn } from '../grid/grid-column';
import { GridToolbar } from '../grid/grid-toolbar';
import { useGridUrl } from '../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList } from '../grid/use-keyset-list';
import { useTaskStarted } from '../tasks/use-task-actions';
import { GridDate } from '../ui/date-time';
import { RefreshIcon } from '../ui/icons';
import { type Trash_EntryFragment, useRestoreRecordsMutation, useTrashQuery } from './history.generated';
import { formatActor } from './history-labels';

type Deleted = Omit<Trash_EntryFragment, ' $fragmentName'>;

const filterNames = [] as const;
const latestFirst = { id: 'DELETED', desc: true } as const;

const columnsFor = (restore: (deleted: Deleted) => void, restoring: number | null): GridColumn<Deleted>[] => [
  { id: 'title', header: 'Name', cell: ({ title }) => title, width: 240, key: true, onCard: 'title' },
  { id: 'recordId', header: 'Number', cell: ({ recordId }) => recordId, width: 90, kind: 'number' },
  { id: 'by', header: 'Deleted by', cell: ({ deletedBy }) => formatActor(deletedBy), width: 150 },
  { id: 'at', header: 'Deleted', cell: ({ deletedAt }) => <GridDate value={deletedAt} />, width: 140 },
  {
    id: 'until',
    header: 'Kept until',
    cell: ({ storedUntil }) => <GridDate value={storedUntil} />,
    width: 140,
  },
  {
    id: 'acts',
    header: 'Actions',
    cell: (deleted, { tabIndex }) => (
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="outline"
        tabIndex={tabIndex}
        loading={restoring === deleted.recordId}
        aria-label={`Restore “${deleted.title}”`}
        onClick={() => restore(deleted)}
      >
        <RefreshIcon /> Restore
      </Button>
    ),
    width: 130,
    onCard: 'foot',
  },
];

type Props = { recordType: RecordType; label: string; lists: readonly string[] };

/** The records deleted from a list in the last days, to be restored (A155). `lists` are the queries of the list. */
export function TrashList({ recordType, label, lists }: Props) {
  const url = useGridUrl({ filterNames, defaultSort: latestFirst });
  const client = useApolloClient();
  const [restoring, setRestoring] = useState<number | null>(null);
  const result = useTrashQuery({
    variables: { recordType, search: url.search || undefined, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const list = useKeysetList(result, 'trash');
  const started = useTaskStarted();
  const [restoreMany] = useRestoreRecordsMutation();
  const restoreAction: BulkAction<Deleted, TrashFilter> = {
    id: 'restore',
    label: 'Restore',
    icon: <RefreshIcon />,
    permitted: true,
    run: async ({ input, clear }) => {
      const { data } = await restoreMany({ variables: { recordType, selection: input } });
      if (!data) return;
      // Visible lists are fetched again once the task is over; these may not be visible.
      evictQueries(client.cache, ...lists);
      await started(data.restoreRecords);
      clear();
    },
  };
  const columns = useMemo(() => {
    const restore = async ({ recordId }: Deleted) => {
      setRestoring(recordId);
      await restoreRecord(client, recordType, recordId, (cache) => evictQueries(cache, ...lists));
      setRestoring(null);
    };
    return columnsFor((deleted) => void restore(deleted), restoring);
  }, [client, recordType, lists, restoring]);
  return (
    <>
      <GridToolbar url={url} searchLabel="Search deleted items" />
      <DataGrid
        label={label}
        columns={columns}
        list={list}
        url={url}
        rowId={({ recordId }) => recordId}
        bulk={{ actions: [restoreAction], filter: { search: url.search || undefined } }}
        empty={{ title: 'The trash is empty', text: 'Deleted items stay here for 30 days.' }}
      />
    </>
  );
}
