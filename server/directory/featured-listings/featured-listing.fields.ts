import type { ChangesTo, FieldRights, FieldsOf } from '../../kits/records/field.js';
import { line, link, orNull, text, wholeNumber } from '../../kits/records/field-kinds.js';
import { uploaded } from '../../kits/uploads/upload-folders.js';
import type { FeaturedListing } from './featured-listing.entity.js';

/** The roles of viewers of a featured listing. */
export type FeaturedListingViewer = 'Admin' | 'Visitor';

/** Public fields that only staff change (R298, R315). */
const open = {
  sees: ['Admin', 'Visitor'],
  changes: ['Admin'],
} as const satisfies FieldRights<FeaturedListingViewer>;

type ServerManaged = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of a featured listing. */
export const featuredListingFields = {
  supplierId: {
    ...orNull(link),
    ...open,
    wire: 'business_id',
    meaning: 'The id of the featured supplier. Null if there is none.',
  },
  imageUrl: { ...uploaded('featuredListings'), ...open, wire: 'imageUrl' },
  mobileImageUrl: {
    ...uploaded('featuredListings'),
    ...open,
    wire: 'mobileImageUrl',
    meaning: 'The address of the picture for narrow screens. Null if there is none.',
  },
  title: { ...line(100), ...open, wire: 'title', meaning: 'The title of the slide.' },
  text: { ...text(300), ...open, wire: 'text', meaning: 'The text of the slide.' },
  position: {
    ...wholeNumber(0, 1_000_000),
    ...open,
    wire: 'position',
    meaning: 'The position in the carousel. Lower numbers come first. If left out, a new listing comes last.',
  },
} as const satisfies FieldsOf<Omit<FeaturedListing, ServerManaged>, FeaturedListingViewer>;

export type FeaturedListingChanges = ChangesTo<typeof featuredListingFields>;
