import { listExport } from '../tasks/list-export.js';
import { allFeaturedListings } from './featured-listing-record.read-model.js';

/** Featured listings as a CSV file, for staff (R298). */
export const featuredListingExport = listExport({
  noun: 'featured-listing',
  called: 'featured listings',
  audience: ['Admin'],
  list: () => allFeaturedListings,
});
