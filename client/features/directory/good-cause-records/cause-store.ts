import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { changeRow, evictQueries } from '../../../grid/row-cache';
import { GoodCauseDetailDocument, SaveGoodCauseDocument } from './cause-detail.generated';
import type { Cause, causeFields } from './cause-fields';
import { GoodCauseList_RowFragmentDoc } from './cause-list.generated';

/** Invalidates the lists after a cause was added or removed; they are fetched again when next shown. */
export const evictCauses = (cache: ApolloCache): void => evictQueries(cache, 'goodCauseRecords');

/** Fetches and saves good causes. */
export const causeStore: RecordStore<Cause, InputOf<typeof causeFields>> = {
  recordLabel: 'Good Cause',
  recordType: 'GOOD_CAUSE',
  evict: evictCauses,
  stored: (cache, id) =>
    cache.readQuery({ query: GoodCauseDetailDocument, variables: { id } })?.goodCauseRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, GoodCauseDetailDocument, { id });
    return data?.goodCauseRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveGoodCauseDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateGoodCause ?? null;
  },
  refresh: (cache, cause) =>
    changeRow(cache, GoodCauseList_RowFragmentDoc, cause.id, { version: cause.version }),
};
