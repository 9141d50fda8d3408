import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../editing/fetch-newest';
import type { InputOf } from '../../editing/field-table';
import type { RecordStore } from '../../editing/record-store';
import { forgetQueries, storedRow } from '../../grid/row-cache';
import {
  SynonymDetailDocument,
  SynonymList_RowFragmentDoc,
  UpdateSynonymDocument,
} from './search-words.generated';
import type { Synonym, synonymFields } from './synonym-fields';

/** After a synonym came, went or changed: lists are asked for again, those of misses as well. */
export const forgetSynonyms = (cache: ApolloCache): void =>
  forgetQueries(cache, 'searchSynonyms', 'searchMisses');

const stored = (cache: ApolloCache, id: number): Synonym | null =>
  storedRow(cache, SynonymList_RowFragmentDoc, id);

/** How synonyms are fetched and saved. One is sent whole: what is not changed goes as it was when it had the version. */
export const synonymStore: RecordStore<Synonym, InputOf<typeof synonymFields>> = {
  noun: 'Synonym',
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
