import { FeaturedListingList } from '../../features/directory/featured-listing-records/listing-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of the first page's slides, for staff (R298). */
export function Component() {
  return (
    <>
      <ListHeader
        title="Featured Listings"
        trash={adminPaths.trash('featuredListings')}
        adds={{ to: adminPaths.featuredListing('new'), what: 'featured listing' }}
      />
      <FeaturedListingList listingHref={adminPaths.featuredListing} />
    </>
  );
}
