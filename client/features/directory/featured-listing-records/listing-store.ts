import type { ApolloCache } from '@apollo/client';
import { fetchNewest } from '../../../editing/fetch-newest';
import type { InputOf } from '../../../editing/field-table';
import type { RecordStore } from '../../../editing/record-store';
import { evictQueries } from '../../../grid/row-cache';
import { FeaturedListingDetailDocument, SaveFeaturedListingDocument } from './listing-detail.generated';
import type { Listing, listingFields } from './listing-fields';

/**
 * Invalidates the lists and the first page after a listing was added or removed; they are fetched again when next
 * shown.
 */
export const evictListings = (cache: ApolloCache): void =>
  evictQueries(cache, 'featuredListingRecords', 'featuredListings');

/** Fetches and saves featured listings. The list shows the same cached record. */
export const listingStore: RecordStore<Listing, InputOf<typeof listingFields>> = {
  recordLabel: 'Featured Listing',
  recordType: 'FEATURED_LISTING',
  evict: evictListings,
  stored: (cache, id) =>
    cache.readQuery({ query: FeaturedListingDetailDocument, variables: { id } })?.featuredListingRecord ??
    null,
  fetchNewest: async (client, id) => {
    const data = await fetchNewest(client, FeaturedListingDetailDocument, { id });
    return data?.featuredListingRecord ?? null;
  },
  save: async (client, id, version, input) => {
    const { data } = await client.mutate({
      mutation: SaveFeaturedListingDocument,
      variables: { id, version, input: input as never },
    });
    return data?.updateFeaturedListing ?? null;
  },
  refresh: evictListings,
};
