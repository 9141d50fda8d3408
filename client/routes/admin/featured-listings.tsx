import { featuredListingList } from '../../features/directory/featured-listing-records/listing-list';
import { ListHeader } from '../../lists/list-header';
import { RecordListScreen } from '../../lists/record-list-screen';
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
      <RecordListScreen of={featuredListingList} rowHref={({ id }) => adminPaths.featuredListing(id)} />
    </>
  );
}
