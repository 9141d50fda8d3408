import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { notifyDeleted } from '../../editing/undo';
import { toAppError } from '../../graphql/errors';
import type { SearchSynonymSortField } from '../../graphql/schema.generated';
import { DataGrid } from '../../grid/data-grid';
import { type GridColumn, sortInput } from '../../grid/grid-column';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { forgetQueries } from '../../grid/row-cache';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList } from '../../grid/use-keyset-list';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { GridDate } from '../../ui/date-time';
import { PlusIcon } from '../../ui/icons';
import { notify } from '../../ui/notices';
import { inWords } from './meanings';
import { useDeleteSynonymMutation, useSearchSynonymsQuery } from './search-words.generated';
import { type Synonym, SynonymDialog } from './synonym-dialog';

type Column = GridColumn<Synonym, SearchSynonymSortField>;
type Asked = 'change' | 'delete';

const filterNames = [] as const;
const forgetSynonyms = (cache: ApolloCache) => forgetQueries(cache, 'searchSynonyms');
const byPhrase = { id: 'PHRASE', desc: false } as const;

const columnsFor = (ask: (about: Asked, synonym: Synonym) => void): Column[] => [
  {
    id: 'phrase',
    header: 'Word or phrase',
    cell: ({ phrase }) => phrase,
    width: 180,
    key: true,
    sort: 'PHRASE',
    onCard: 'title',
  },
  {
    id: 'means',
    header: 'Means',
    cell: ({ means }) =>
      means.length > 0 ? inWords(means) : <span className="second">{inWords(means)}</span>,
    width: 360,
  },
  {
    id: 'updated',
    header: 'Changed',
    cell: ({ updatedAt }) => <GridDate value={updatedAt} />,
    width: 132,
    sort: 'UPDATED_AT',
  },
  {
    id: 'acts',
    header: 'What to do',
    cell: (synonym, { tabIndex }) => (
      <Flex gap="1.5">
        {(['change', 'delete'] as const).map((about) => (
          <Button
            key={about}
            size={{ base: 'sm', md: 'xs' }}
            variant={about === 'delete' ? 'ghost' : 'outline'}
            colorPalette={about === 'delete' ? 'danger' : 'neutral'}
            tabIndex={tabIndex}
            aria-label={`${about === 'delete' ? 'Delete' : 'Change'} “${synonym.phrase}”`}
            onClick={() => ask(about, synonym)}
          >
            {about === 'delete' ? 'Delete' : 'Change'}
          </Button>
        ))}
      </Flex>
    ),
    width: 180,
    onCard: 'foot',
  },
];

/** What staff have said that words mean, to be searched and changed. */
export function SynonymList() {
  const url = useGridUrl({ filterNames, defaultSort: byPhrase });
  const client = useApolloClient();
  const [remove] = useDeleteSynonymMutation();
  const [asked, setAsked] = useState<{ about: Asked; synonym: Synonym } | 'new' | null>(null);
  const close = () => setAsked(null);
  const columns = useMemo(() => columnsFor((about, synonym) => setAsked({ about, synonym })), []);
  const view = useColumnView('search-synonyms', columns);
  const result = useSearchSynonymsQuery({
    variables: {
      search: url.search || undefined,
      sort: sortInput(columns, url.sort, byPhrase.id),
      first: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = useKeysetList(result, 'searchSynonyms');
  const chosen = asked === 'new' ? null : asked;
  const now = chosen && (list.rows.find(({ id }) => id === chosen.synonym.id) ?? chosen.synonym);
  const onDelete = async (id: number) => {
    try {
      await remove({ variables: { id } });
      forgetSynonyms(client.cache);
      notifyDeleted(client, {
        recordType: 'SEARCH_SYNONYM',
        id,
        what: 'The synonym',
        forget: forgetSynonyms,
      });
    } catch (failure) {
      notify({ kind: 'error', title: 'That did not work', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <Flex gap="2" align="flex-start" wrap="wrap" justify="space-between">
        <Box flex="1 1 20rem">
          <GridToolbar
            url={url}
            searchLabel="Search words and meanings"
            acts={<ListActs list="search-synonyms" url={url} view={view} />}
          />
        </Box>
        <Button size="sm" mb="3" onClick={() => setAsked('new')}>
          <PlusIcon /> New synonym
        </Button>
      </Flex>
      <DataGrid
        label="Synonyms"
        columns={view.columns}
        columnActs={view}
        list={list}
        url={url}
        rowId={({ id }) => id}
        empty={{ title: 'No synonyms yet', text: 'Say what people mean by the words that they type.' }}
      />
      {(asked === 'new' || chosen?.about === 'change') && (
        <SynonymDialog synonym={now} onClose={close} refresh={() => result.refetch()} />
      )}
      {now && (
        <ConfirmDialog
          open={chosen?.about === 'delete'}
          onClose={close}
          title="Delete synonym"
          confirmLabel="Delete"
          cancelLabel="Don't Delete"
          danger
          onConfirm={() => onDelete(now.id)}
        >
          Searches for “{now.phrase}” will no longer be taken to mean {inWords(now.means)}.
        </ConfirmDialog>
      )}
    </>
  );
}
