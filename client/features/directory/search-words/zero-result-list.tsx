import { useMemo, useState } from 'react';
import type { SearchMissColumn, SearchMissSelection } from '../../../graphql/schema.generated';
import { SelectFilter } from '../../../grid/grid-filters';
import { askFor, listVariables, yesOrNo } from '../../../grid/list-variables';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { useImmediateActions } from '../../../tasks/use-immediate-actions';
import {
  useChangeZeroResultsMutation,
  useExportZeroResultsMutation,
  useSearchMissesQuery,
} from './search-words.generated';
import { useZeroResultActions, withFailureNotice, type ZeroResult } from './use-zero-result-actions';
import { zeroResultColumns, zeroResultFilterColumns } from './zero-result-columns';
import { MeaningDialog, ServiceDialog } from './zero-result-dialogs';

const filterNames = ['dismissed'] as const;
const mostSearched = { id: 'SEARCHES', desc: true } as const;
const dismissedOnes = [{ value: 'yes', label: 'Dismissed' }];

/** The list of zero-result searches, the most frequent first, with actions on one or many of them. */
export function ZeroResultList() {
  const actions = useZeroResultActions();
  const [asking, setAsking] = useState<{ miss: ZeroResult; about: 'meaning' | 'service' } | null>(null);
  const close = () => setAsking(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions do the same in every rendering
  const columns = useMemo(
    () =>
      zeroResultColumns({
        means: (miss, guess) => withFailureNotice(actions.means(miss, [guess])),
        other: (miss) => setAsking({ miss, about: 'meaning' }),
        offer: (miss) => setAsking({ miss, about: 'service' }),
        setDismissed: (miss, dismissed) => withFailureNotice(actions.setDismissed(miss, dismissed)),
      }),
    [],
  );
  const question = useListQuery({
    name: 'search-misses',
    columns,
    filterNames,
    defaultSort: mostSearched,
    filtered: zeroResultFilterColumns,
    variables: (url) =>
      listVariables(
        url,
        columns,
        mostSearched,
        askFor<SearchMissColumn>('DISMISSED', [String(yesOrNo(url.filters.dismissed) ?? false)], 'EQUALS'),
      ),
  });
  const { url, query } = question;
  const [startExport] = useExportZeroResultsMutation();
  const [change] = useChangeZeroResultsMutation();
  const setMany = async (selection: SearchMissSelection, dismissed: boolean) =>
    (await change({ variables: { selection, input: { dismissed } } })).data?.changeSearchMisses;
  const aside = yesOrNo(url.filters.dismissed) ?? false;
  return (
    <>
      <RecordList
        label="Searches with no results"
        searchLabel="Search for these words"
        question={question}
        list={useKeysetList(useSearchMissesQuery(query), 'searchMisses')}
        walked={false}
        filters={<SelectFilter url={url} name="dismissed" label="Show" all="Open" choices={dismissedOnes} />}
        startExport={async (variables) => (await startExport({ variables })).data?.exportSearchMisses}
        furtherActions={useImmediateActions([
          {
            id: 'dismiss',
            label: aside ? 'Restore' : 'Dismiss',
            start: (selection: SearchMissSelection) => setMany(selection, !aside),
          },
        ])}
        empty={{
          title: 'No searches to review yet',
          text: 'Searches that find no supplier appear here within ten seconds. We don’t record who searched.',
        }}
      />
      {asking?.about === 'meaning' && <MeaningDialog miss={asking.miss} actions={actions} onClose={close} />}
      {asking?.about === 'service' && <ServiceDialog miss={asking.miss} actions={actions} onClose={close} />}
    </>
  );
}
