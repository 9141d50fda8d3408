import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldRights, FieldsOf } from '../platform/records/field.js';
import { line, link, orNull, text, whole } from '../platform/records/field-kinds.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { uploaded } from '../uploads/upload-field.js';
import { FeaturedListing } from './featured-listing.entity.js';

/** As whom one sees a featured listing. */
export type FeaturedListingViewer = 'Admin' | 'Visitor';

/** On the first page, for staff to say (R298, R315). */
const open = {
  sees: ['Admin', 'Visitor'],
  changes: ['Admin'],
} as const satisfies FieldRights<FeaturedListingViewer>;

/** Every field of a featured listing. */
export const featuredListingFields = {
  supplierId: {
    ...orNull(link),
    ...open,
    wire: 'business_id',
    meaning: 'The supplier that it shows, if any.',
  },
  imageUrl: { ...uploaded('featuredListings'), ...open, wire: 'imageUrl' },
  mobileImageUrl: {
    ...uploaded('featuredListings'),
    ...open,
    wire: 'mobileImageUrl',
    meaning: 'For narrow screens.',
  },
  title: { ...line(100), ...open, wire: 'title' },
  text: { ...text(300), ...open, wire: 'text' },
  position: {
    ...whole(0, 1_000_000),
    ...open,
    wire: 'position',
    meaning: 'Where it stands: lower numbers first. A new one without it comes last.',
  },
} as const satisfies FieldsOf<Omit<FeaturedListing, 'id' | 'version'>, FeaturedListingViewer>;

export type FeaturedListingChanges = ChangesTo<typeof featuredListingFields>;

/** Featured listings as they are kept. */
export const featuredListingRecords: RecordKind<FeaturedListing> = {
  entity: FeaturedListing,
  subject: 'featured-listing',
  onPages: true,
  personalFields: personalFieldsOf(featuredListingFields),
};
