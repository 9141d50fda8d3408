import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { featuredListingExport } from './featured-listing-export.js';
import { featuredListingInputs } from './featured-listing-record.inputs.js';

export const FeaturedListingExportResolver = exportResolver(
  'FeaturedListing',
  'exportFeaturedListings',
  featuredListingExport,
  featuredListingInputs,
);
