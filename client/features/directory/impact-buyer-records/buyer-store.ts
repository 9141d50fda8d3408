import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { changeRow, evictQueries } from '../../../grid/row-cache';
import { ImpactBuyerDetailDocument, SaveImpactBuyerDocument } from './buyer-detail.generated';
import type { Buyer, buyerFields } from './buyer-fields';
import { ImpactBuyerList_RowFragmentDoc } from './buyer-list.generated';

/** Invalidates the lists after a buyer was added or removed; they are fetched again when next shown. */
export const evictBuyers = (cache: ApolloCache): void => evictQueries(cache, 'impactBuyerRecords');

/** Fetches and saves impact buyers. */
export const buyerStore: RecordStore<Buyer, InputOf<typeof buyerFields>> = {
  recordLabel: 'Impact Buyer',
  recordType: 'IMPACT_BUYER',
  evict: evictBuyers,
  stored: (cache, id) =>
    cache.readQuery({ query: ImpactBuyerDetailDocument, variables: { id } })?.impactBuyerRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, ImpactBuyerDetailDocument, { id });
    return data?.impactBuyerRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveImpactBuyerDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateImpactBuyer ?? null;
  },
  refresh: (cache, buyer) =>
    changeRow(cache, ImpactBuyerList_RowFragmentDoc, buyer.id, { version: buyer.version }),
};
