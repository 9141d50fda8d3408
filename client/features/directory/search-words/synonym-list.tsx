import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { notifyDeleted } from '../../../editing/undo';
import { toAppError } from '../../../graphql/errors';
import type { SearchSynonymSelection } from '../../../graphql/schema.generated';
import { listVariables } from '../../../grid/list-variables';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/notices';
import { formatMeanings } from './meanings';
import {
  SynonymList_RowFragmentDoc,
  useDeleteSynonymMutation,
  useDeleteSynonymsMutation,
  useExportSynonymsMutation,
  useSearchSynonymsQuery,
} from './search-words.generated';
import { type SynonymAction, synonymColumns, synonymFilterColumns } from './synonym-columns';
import { SynonymDialog } from './synonym-dialog';
import type { Synonym } from './synonym-fields';
import { evictSynonyms, synonymStore } from './synonym-store';

const filterNames = [] as const;
const byPhrase = { id: 'PHRASE', desc: false } as const;

/** The list of synonyms, searchable and editable in place, with deletion (A155). */
export function SynonymList() {
  const client = useApolloClient();
  const [remove] = useDeleteSynonymMutation();
  const [dialog, setDialog] = useState<{ act: SynonymAction; synonym: Synonym } | null>(null);
  const close = () => setDialog(null);
  const columns = useMemo(() => synonymColumns((act, synonym) => setDialog({ act, synonym })), []);
  const question = useListQuery({
    name: 'search-synonyms',
    columns,
    filterNames,
    defaultSort: byPhrase,
    filtered: synonymFilterColumns,
    variables: (url) => listVariables(url, columns, byPhrase),
  });
  const result = useSearchSynonymsQuery(question.query);
  const list = useKeysetList(result, 'searchSynonyms');
  const [startExport] = useExportSynonymsMutation();
  const [removeMany] = useDeleteSynonymsMutation();
  const now = dialog && (list.rows.find(({ id }) => id === dialog.synonym.id) ?? dialog.synonym);
  const onDelete = async (id: number) => {
    try {
      await remove({ variables: { id } });
      evictSynonyms(client.cache);
      notifyDeleted(client, {
        recordType: 'SEARCH_SYNONYM',
        id,
        what: 'The synonym',
        evict: evictSynonyms,
      });
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <RecordList
        label="Synonyms"
        searchLabel="Search by word or synonym"
        question={question}
        list={list}
        walked={false}
        saveCell={useCellSaver(synonymStore, SynonymList_RowFragmentDoc)}
        startExport={async (variables) => (await startExport({ variables })).data?.exportSearchSynonyms}
        many={useBulkActions({
          called: ['synonym', 'synonyms'],
          remove: {
            start: async (selection: SearchSynonymSelection) =>
              (await removeMany({ variables: { selection } })).data?.deleteSearchSynonyms,
            warning: 'You can restore deleted items from the trash for 30 days.',
          },
        })}
        empty={{
          title: 'No synonyms yet',
          text: 'Add words that people search for, and other words that mean the same thing.',
        }}
      />
      {now && dialog.act === 'change' && (
        <SynonymDialog synonym={now} onClose={close} refresh={() => result.refetch()} />
      )}
      {now && (
        <ConfirmDialog
          open={dialog.act === 'delete'}
          onClose={close}
          title="Delete synonym"
          confirmLabel="Delete"
          cancelLabel="Don't Delete"
          danger
          onConfirm={() => onDelete(now.id)}
        >
          Searches for “{now.phrase}” will no longer find {formatMeanings(now.means)}.
        </ConfirmDialog>
      )}
    </>
  );
}
