import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { changeRow, evictQueries } from '../../../grid/row-cache';
import { SaveSupplierDocument, SupplierDetailDocument } from './supplier-detail.generated';
import type { Supplier, supplierFields } from './supplier-fields';
import { SupplierList_RowFragmentDoc } from './supplier-list.generated';

/** Updates the version in a supplier's row of the list. */
const refreshRow = (cache: ApolloCache, supplier: Supplier): void =>
  changeRow(cache, SupplierList_RowFragmentDoc, supplier.id, { version: supplier.version });

/** Invalidates the lists after a supplier was added or removed; they are fetched again when next shown. */
export const evictSuppliers = (cache: ApolloCache): void => evictQueries(cache, 'supplierRecords');

/** Fetches and saves suppliers. */
export const supplierStore: RecordStore<Supplier, InputOf<typeof supplierFields>> = {
  recordLabel: 'Business',
  recordType: 'SUPPLIER',
  evict: evictSuppliers,
  stored: (cache, id) =>
    cache.readQuery({ query: SupplierDetailDocument, variables: { id } })?.supplierRecord ?? null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, SupplierDetailDocument, { id });
    return data?.supplierRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveSupplierDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateSupplier ?? null;
  },
  refresh: refreshRow,
};
