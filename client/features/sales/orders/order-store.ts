import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { evictQueries } from '../../../grid/row-cache';
import type { Order, orderFields } from './order-fields';
import { OrderDetailDocument, SaveOrderDocument } from './orders.generated';

/**
 * Invalidates the lists after an order was changed, deleted or restored; they are fetched again when next shown (R301).
 */
export const evictOrders = (cache: ApolloCache): void => evictQueries(cache, 'orderRecords');

/** Fetches and saves orders. The list shows the same cached record. */
export const orderStore: RecordStore<Order, InputOf<typeof orderFields>> = {
  recordLabel: 'Order',
  recordType: 'ORDER',
  evict: evictOrders,
  stored: (cache, id) =>
    cache.readQuery({ query: OrderDetailDocument, variables: { id } })?.orderRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, OrderDetailDocument, { id });
    return data?.orderRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveOrderDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateOrder ?? null;
  },
  refresh: evictOrders,
};
