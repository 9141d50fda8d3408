import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import {
  CreateFeaturedListingDocument,
  DeleteFeaturedListingDocument,
  FeaturedListingDetailDocument,
  SaveFeaturedListingDocument,
} from './listing-detail.generated';
import type { Listing, listingFields } from './listing-fields';

/** The operations on featured listings. */
export const listingStore = recordOperations<Listing, InputOf<typeof listingFields>>()({
  recordLabel: 'Featured Listing',
  recordType: 'FEATURED_LISTING',
  detail: [FeaturedListingDetailDocument, 'featuredListingRecord'],
  create: [CreateFeaturedListingDocument, 'createFeaturedListing'],
  save: [SaveFeaturedListingDocument, 'updateFeaturedListing'],
  remove: DeleteFeaturedListingDocument,
  shownBy: ['featuredListingRecords', 'featuredListings'],
  movedByChanges: true,
});
