import { bulkDeletionResolver } from '../../kits/tasks/bulk-resolvers.js';
import { featuredListingDeletion } from './featured-listing-bulk.js';
import { FeaturedListingListFilter as Filter } from './featured-listing-record.inputs.js';

export const DeleteFeaturedListingsResolver = bulkDeletionResolver(
  { typeName: 'FeaturedListing', name: 'deleteFeaturedListings', Filter },
  featuredListingDeletion,
);
