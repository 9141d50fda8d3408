import type { FeaturedListingColumn, FeaturedListingSelection } from '../../../graphql/schema.generated';
import type { FilteredColumn } from '../../../grid/column-conditions';
import { filterColumn, listVariables } from '../../../grid/list-variables';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { listingColumns } from './listing-columns';
import {
  FeaturedListingList_RowFragmentDoc,
  useDeleteFeaturedListingsMutation,
  useExportFeaturedListingsMutation,
  useFeaturedListingListQuery,
} from './listing-list.generated';
import { listingStore } from './listing-store';

const filterNames = [] as const;
const byPosition = { id: 'POSITION' as FeaturedListingColumn, desc: false } as const;

/** Columns that staff can filter featured listings by. */
const filtered: readonly FilteredColumn[] = [
  filterColumn('TITLE', 'Title', 'text'),
  filterColumn('TEXT', 'Text', 'text'),
  filterColumn('SUPPLIER_NAME', 'Supplier', 'text'),
  filterColumn('SHOWN', 'Shown to visitors', 'flag'),
  filterColumn('POSITION', 'Position', 'number'),
  filterColumn('IMAGE_URL', 'Picture for desktop computers', 'text'),
  filterColumn('MOBILE_IMAGE_URL', 'Picture for phones', 'text'),
];

/** The staff list of all featured listings, in the order of the first page (R298), with a way to delete them (A155). */
export function FeaturedListingList({ listingHref }: { listingHref: (id: number) => string }) {
  const question = useListQuery({
    name: 'featured-listings',
    columns: listingColumns,
    filterNames,
    defaultSort: byPosition,
    filtered,
    variables: (url) => listVariables(url, listingColumns, byPosition),
  });
  const result = useFeaturedListingListQuery(question.query);
  const [startExport] = useExportFeaturedListingsMutation();
  const [remove] = useDeleteFeaturedListingsMutation();
  return (
    <RecordList
      label="Featured listings"
      searchLabel="Search by title or supplier"
      question={question}
      list={useKeysetList(result, 'featuredListingRecords')}
      rowHref={({ id }) => listingHref(id)}
      saveCell={useCellSaver(listingStore, FeaturedListingList_RowFragmentDoc)}
      startExport={async (variables) => (await startExport({ variables })).data?.exportFeaturedListings}
      many={useBulkActions({
        called: ['featured listing', 'featured listings'],
        remove: {
          start: async (selection: FeaturedListingSelection) =>
            (await remove({ variables: { selection } })).data?.deleteFeaturedListings,
          warning: 'You can restore deleted items from the trash for 30 days.',
        },
      })}
      empty={{ title: 'No featured listings yet', text: 'Listings you add appear on the home page.' }}
    />
  );
}
