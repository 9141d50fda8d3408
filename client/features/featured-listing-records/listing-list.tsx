import type { FeaturedListingColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { asked, listVariables } from '../../grid/list-variables';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { listingColumns } from './listing-columns';
import { FeaturedListingList_RowFragmentDoc, useFeaturedListingListQuery } from './listing-list.generated';
import { listingStore } from './listing-store';

const filterNames = [] as const;
const byPosition = { id: 'POSITION' as FeaturedListingColumn, desc: false } as const;

/** What staff can ask of single columns. */
const filtered: readonly FilteredColumn[] = [
  asked('TITLE', 'Title', 'text'),
  asked('TEXT', 'Text', 'text'),
  asked('SUPPLIER_NAME', 'Supplier', 'text'),
  asked('SHOWN', 'Shown to visitors', 'flag'),
  asked('POSITION', 'Position', 'number'),
  asked('IMAGE_URL', 'Picture for desktops', 'text'),
  asked('MOBILE_IMAGE_URL', 'Picture for phones', 'text'),
];

/** All featured listings in the order of the first page, for staff to find and open (R298). */
export function FeaturedListingList({ listingHref }: { listingHref: (id: number) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: byPosition, filtered });
  const view = useColumnView('featured-listings', listingColumns);
  const variables = listVariables(url, listingColumns, byPosition);
  const result = useFeaturedListingListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'featuredListingRecords');
  const saveCell = useCellSaver(listingStore, FeaturedListingList_RowFragmentDoc);
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search titles and suppliers"
        acts={<ListActs list="featured-listings" url={url} view={view} />}
      >
        <ConditionChips url={url} columns={filtered} />
      </GridToolbar>
      <DataGrid
        label="Featured listings"
        columns={view.columns}
        list={list}
        url={url}
        asked={variables}
        rowId={({ id }) => id}
        rowHref={({ id }) => listingHref(id)}
        columnActs={view}
        saveCell={saveCell}
        empty={{ title: 'No featured listings yet', text: 'Those that you record stand on the first page.' }}
      />
    </>
  );
}
