import { FeaturedListingListDocument } from '../../features/directory/featured-listing-records/listing-list.generated';
import { ListingScreen } from '../../features/directory/featured-listing-records/listing-screen';
import { NewListing } from '../../features/directory/featured-listing-records/new-listing';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { recordPlaces } from '../../navigation/record-places';

/** The screen of one featured listing, for staff; `new` for a new one. */
export function Component() {
  const next = useNextIds(FeaturedListingListDocument, 'featuredListingRecords');
  return (
    <RecordRoute place={recordPlaces.FEATURED_LISTING} next={next} add={(on) => <NewListing {...on} />}>
      {(on) => <ListingScreen {...on} />}
    </RecordRoute>
  );
}
