import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { evictQueries, storedRow } from '../../../graphql/row-cache';
import {
  SynonymDetailDocument,
  SynonymList_RowFragmentDoc,
  UpdateSynonymDocument,
} from './search-words.generated';
import type { Synonym, synonymFields } from './synonym-fields';

/** Invalidates the lists of synonyms and zero-result searches after a synonym was added, changed or removed. */
export const evictSynonyms = (cache: ApolloCache): void =>
  evictQueries(cache, 'searchSynonyms', 'searchMisses');

const stored = (cache: ApolloCache, id: number): Synonym | null =>
  storedRow(cache, SynonymList_RowFragmentDoc, id);

/**
 * Fetches and saves synonyms. A save sends the whole synonym: unchanged fields have their values of the saved version.
 */
export const synonymStore: RecordStore<Synonym, InputOf<typeof synonymFields>> = {
  recordLabel: 'Synonym',
  recordType: 'SEARCH_SYNONYM',
  stored,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, SynonymDetailDocument, { ids: [id] });
    return data?.searchSynonyms.nodes[0] ?? null;
  },
  save: async (client, id, version, input) => {
    const before = stored(client.cache, id);
    if (!before) return null;
    const { phrase, means } = { ...before, ...input };
    const { data } = await client.mutate({
      mutation: UpdateSynonymDocument,
      variables: { id, version, input: { phrase: phrase ?? '', means: [...(means ?? [])] } },
    });
    return data?.updateSearchSynonym ?? null;
  },
  refresh: () => undefined,
};
