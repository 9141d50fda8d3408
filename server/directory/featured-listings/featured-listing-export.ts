import { listExport } from '../../kits/tasks/list-export.js';
import { allFeaturedListings } from './featured-listing-record.read-model.js';

/** The CSV export of featured listings, for staff (R298). */
export const featuredListingExport = listExport({
  recordType: 'featured-listing',
  called: 'featured listings',
  audience: ['Admin'],
  list: () => allFeaturedListings,
});
