import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { createRecord } from '../../kits/records/create-record.js';
import { deleteRecord } from '../../kits/records/delete-record.js';
import { type RecordDefinition, readFields, type SaveContext } from '../../kits/records/record-definition.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { FeaturedListing } from './featured-listing.entity.js';
import {
  type FeaturedListingChanges,
  featuredListingFields,
  featuredListingRecords,
} from './featured-listing.fields.js';
import { loadFeaturedListingRecord } from './featured-listing-record.read-model.js';

const SUPPLIER = { name: 'supplier-to-feature', text: 'SELECT 1 FROM supplier WHERE id = $1' };
const LAST = {
  name: 'last-featured-listing',
  text: 'SELECT coalesce(max(position) + 1, 0) AS position FROM featured_listing',
};

/** Checks the supplier. A new listing without a position comes last. */
async function checkFeaturedListing(
  { app: { database } }: RequestContext,
  { before }: SaveContext<FeaturedListing>,
  changes: FeaturedListingChanges,
): Promise<FeaturedListingChanges> {
  const { supplierId } = changes;
  if (supplierId && !(await database.readOne(SUPPLIER, [supplierId])))
    throw badField('supplierId', 'There is no such supplier.');
  if (before || changes.position !== undefined) return changes;
  return { ...changes, position: (await database.readOne<{ position: number }>(LAST, []))?.position ?? 0 };
}

/** The record definition of featured listings. */
export const featuredListings: RecordDefinition<FeaturedListing, typeof featuredListingFields> = {
  records: featuredListingRecords,
  fields: featuredListingFields,
  called: 'featured listing',
  editorRole: requireStaffRole,
  newer: loadFeaturedListingRecord,
  read: readFields(featuredListingFields),
  check: checkFeaturedListing,
  deletion: {
    references: [],
    advice: '',
    rememberedBy: ['title'],
    trash: {
      title: ['title', 'text'],
      weak: [{ column: 'supplier_id', table: 'supplier' }],
      clashes: {},
    },
  },
};

/**
 * Creates a featured listing (R298) and returns its id. The audience of the callers ensures that they are
 * staff.
 * @throws AppError BAD_USER_INPUT
 */
export const createFeaturedListing = (context: RequestContext, input: object): Promise<number> =>
  createRecord(context, featuredListings, 'createFeaturedListing', input);

/**
 * Changes the given fields of a featured listing (R299). Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer listing as `current`
 */
export const updateFeaturedListing = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, featuredListings, id, input, options);

/**
 * Moves a featured listing to the trash (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const deleteFeaturedListing = (context: RequestContext, id: number): Promise<void> =>
  deleteRecord(context, featuredListings, id);
