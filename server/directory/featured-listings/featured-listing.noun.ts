import { defineHistory } from '../../kits/history/define-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { type BulkRecords, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { bulkDeletionMutation } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { deleteFeaturedListing, featuredListings } from './featured-listing.commands.js';
import { FeaturedListing } from './featured-listing.entity.js';
import { featuredListingFields } from './featured-listing.fields.js';
import { FeaturedListingResolver } from './featured-listing.resolver.js';
import { FeaturedListingListFilter, featuredListingInputs } from './featured-listing-record.inputs.js';
import { allFeaturedListings } from './featured-listing-record.read-model.js';
import { FeaturedListingRecordResolver } from './featured-listing-record.resolver.js';

/** The history of featured listings: timeline, undo and trash (A155). */
const featuredListingHistory = defineHistory(featuredListings, {
  viewer: staffOnly.viewer,
  links: { supplierId: { table: 'supplier', name: 'l.name' } },
});

const bulkRecords: BulkRecords = {
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
const featuredListingDeletion = bulkDeletion(bulkRecords, deleteFeaturedListing);

/** The CSV export of featured listings, for staff (R298). */
const featuredListingExport = listExport({
  recordType: 'featured-listing',
  called: 'featured listings',
  audience: ['Admin'],
  list: () => allFeaturedListings,
});

/** The featured listings: slides, records, export, bulk deletion, timeline, undo and trash. */
export const featuredListingNoun: Noun = {
  resolvers: [FeaturedListingResolver, FeaturedListingRecordResolver],
  listMutations: [
    exportMutation('FeaturedListing', 'exportFeaturedListings', featuredListingInputs, featuredListingExport),
    bulkDeletionMutation(
      { typeName: 'FeaturedListing', name: 'deleteFeaturedListings', Filter: FeaturedListingListFilter },
      featuredListingDeletion,
    ),
  ],
  history: ['FEATURED_LISTING', featuredListingHistory],
  files: [{ entity: FeaturedListing, fields: featuredListingFields }],
  // This table is small and needs no index.
  quickFind: {
    kind: 'featured-listing',
    table: 'featured_listing',
    title: `coalesce(title, 'Featured listing ' || id)`,
    detail: 'text',
    foundBy: 'found_by(title, text)',
  },
  publicPages: [
    'featured-listing',
    { records: ['FeaturedListing'], lists: ['featuredListings'], single: [] },
  ],
};
