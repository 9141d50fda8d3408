import { keptHistory } from '../platform/history/kept-history.js';
import { staffOnly } from '../platform/history/staff-only.js';
import { featuredListings } from './keep-featured-listing.js';

/** Featured listings in their timeline, with Undo and a trash (A155). */
export const featuredListingHistory = keptHistory(featuredListings, {
  viewer: staffOnly.viewer,
  links: { supplierId: { table: 'supplier', name: 'l.name' } },
});
