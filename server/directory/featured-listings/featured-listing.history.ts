import { defineHistory } from '../../kits/history/define-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import { featuredListings } from './featured-listing.commands.js';

/** The history of featured listings: timeline, undo and trash (A155). */
export const featuredListingHistory = defineHistory(featuredListings, {
  viewer: staffOnly.viewer,
  links: { supplierId: { table: 'supplier', name: 'l.name' } },
});
