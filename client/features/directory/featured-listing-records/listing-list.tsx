import type { FeaturedListingSelection } from '../../../graphql/schema.generated';
import { filterColumn } from '../../../grid/list-variables';
import { declareList, savesCells } from '../../../lists/record-list-screen';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { listingColumns } from './listing-columns';
import {
  FeaturedListingList_RowFragmentDoc,
  useDeleteFeaturedListingsMutation,
  useExportFeaturedListingsMutation,
  useFeaturedListingListQuery,
} from './listing-list.generated';
import { listingStore } from './listing-store';

/** The staff list of all featured listings, in the order of the first page (R298), with a way to delete them (A155). */
export const featuredListingList = declareList({
  name: 'featured-listings',
  label: 'Featured listings',
  searchLabel: 'Search by title or supplier',
  columns: listingColumns,
  filtered: [
    filterColumn('TITLE', 'Title', 'text'),
    filterColumn('TEXT', 'Text', 'text'),
    filterColumn('SUPPLIER_NAME', 'Supplier', 'text'),
    filterColumn('SHOWN', 'Shown to visitors', 'flag'),
    filterColumn('POSITION', 'Position', 'number'),
    filterColumn('IMAGE_URL', 'Desktop picture', 'text'),
    filterColumn('MOBILE_IMAGE_URL', 'Phone picture', 'text'),
  ],
  defaultSort: { id: 'POSITION', desc: false },
  rows: [useFeaturedListingListQuery, 'featuredListingRecords'],
  exporting: [useExportFeaturedListingsMutation, 'exportFeaturedListings'],
  useSaveCell: savesCells(listingStore, FeaturedListingList_RowFragmentDoc),
  useMany: () => {
    const [remove] = useDeleteFeaturedListingsMutation();
    return useBulkActions({
      called: ['featured listing', 'featured listings'],
      remove: {
        start: async (selection: FeaturedListingSelection) =>
          (await remove({ variables: { selection } })).data?.deleteFeaturedListings,
        warning: 'You can restore deleted items from the trash for 30 days.',
      },
    });
  },
  empty: { title: 'No featured listings yet', text: 'Listings you add appear on the home page.' },
});
