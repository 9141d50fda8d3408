import { Flex } from '@chakra-ui/react';
import { FeaturedListingList } from '../../features/featured-listing-records/listing-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';
import { TrashLink } from '../../ui/trash-link';

/** The slides of the first page, for staff (R298). */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Featured Listings"
        action={
          <Flex gap="2" wrap="wrap">
            <TrashLink to={adminPaths.trash('featuredListings')} />
            <ButtonLink to={adminPaths.featuredListing('new')} size="sm">
              <PlusIcon /> New featured listing
            </ButtonLink>
          </Flex>
        }
      />
      <FeaturedListingList listingHref={adminPaths.featuredListing} />
    </>
  );
}
