import { useMemo, useState } from 'react';
import type { SearchMissSortField } from '../../graphql/schema.generated';
import { DataGrid } from '../../grid/data-grid';
import { yesOrNo } from '../../grid/filter-values';
import { type GridColumn, sortInput } from '../../grid/grid-column';
import { SelectFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList } from '../../grid/use-keyset-list';
import { formatCount } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { type Miss, useMissActs, worked } from './miss-acts';
import { MissButtons, type MissChoices } from './miss-buttons';
import { MeaningDialog, ServiceDialog } from './miss-dialogs';
import { useSearchMissesQuery } from './search-words.generated';

type Column = GridColumn<Miss, SearchMissSortField>;

const filterNames = ['dismissed'] as const;
const mostSearched = { id: 'SEARCHES', desc: true } as const;
const dismissedOnes = [{ value: 'yes', label: 'Dismissed' }];

const columnsFor = (on: MissChoices): Column[] => [
  { id: 'text', header: 'Words', cell: ({ text }) => text, width: 200, key: true, onCard: 'title' },
  {
    id: 'searches',
    header: 'Searches',
    cell: ({ searches }) => formatCount(searches),
    kind: 'number',
    width: 96,
    sort: 'SEARCHES',
  },
  {
    id: 'last',
    header: 'Last',
    cell: ({ lastSearchedAt }) => <GridDate value={lastSearchedAt} />,
    width: 132,
    sort: 'LAST_SEARCHED_AT',
  },
  {
    id: 'acts',
    header: 'What to do',
    cell: (miss, { tabIndex }) => <MissButtons miss={miss} tabIndex={tabIndex} on={on} />,
    width: 500,
    onCard: 'foot',
  },
];

/** What searches did not find, most sought first, with what can be done about each. */
export function MissList() {
  const url = useGridUrl({ filterNames, defaultSort: mostSearched });
  const acts = useMissActs();
  const [asking, setAsking] = useState<{ miss: Miss; about: 'meaning' | 'service' } | null>(null);
  const close = () => setAsking(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an act does never differs between renderings
  const columns = useMemo(
    () =>
      columnsFor({
        means: (miss, guess) => worked(acts.means(miss, [guess])),
        other: (miss) => setAsking({ miss, about: 'meaning' }),
        offer: (miss) => setAsking({ miss, about: 'service' }),
        setDismissed: (miss, dismissed) => worked(acts.setDismissed(miss, dismissed)),
      }),
    [],
  );
  const view = useColumnView('search-misses', columns);
  const result = useSearchMissesQuery({
    variables: {
      filter: { search: url.search || undefined, dismissed: yesOrNo(url.filters.dismissed) },
      sort: sortInput(columns, url.sort, mostSearched.id),
      first: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = useKeysetList(result, 'searchMisses');
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search these words"
        acts={<ListActs list="search-misses" url={url} view={view} />}
      >
        <SelectFilter url={url} name="dismissed" label="Show" all="Not dismissed" choices={dismissedOnes} />
      </GridToolbar>
      <DataGrid
        label="Searches that found nothing"
        columns={view.columns}
        columnActs={view}
        list={list}
        url={url}
        rowId={({ id }) => id}
        empty={{
          title: 'Every search found somebody',
          text: 'What people seek in vain appears here within ten seconds, without who it was.',
        }}
      />
      {asking?.about === 'meaning' && <MeaningDialog miss={asking.miss} acts={acts} onClose={close} />}
      {asking?.about === 'service' && <ServiceDialog miss={asking.miss} acts={acts} onClose={close} />}
    </>
  );
}
