import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type BulkRecords, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { deleteFeaturedListing } from './featured-listing.commands.js';
import { featuredListingHistory } from './featured-listing.history.js';
import { allFeaturedListings } from './featured-listing-record.read-model.js';

const many: BulkRecords = {
  recordType: 'featured-listing',
  called: ['featured listing', 'featured listings'],
  names: {
    name: 'names-of-featured-listings',
    text: `SELECT slide.id, coalesce(slide.title, s.name, 'Untitled') AS name FROM featured_listing slide
      LEFT JOIN supplier s ON s.id = slide.supplier_id WHERE slide.id = ANY ($1::integer[])`,
  },
  history: featuredListingHistory,
  select: (_, selection) => selectFromList(allFeaturedListings, selection, null),
};

/** Moves many featured listings to the trash (A155). */
export const featuredListingDeletion = bulkDeletion(many, deleteFeaturedListing);
