import { record, text, wholeNumber } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { RecordForm } from '../../../editing/use-record-form';
import type { FeaturedListingInput } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import type { FeaturedListingDetail_ListingFragment } from './listing-detail.generated';

export type Listing = Omit<FeaturedListingDetail_ListingFragment, ' $fragmentName'>;

/** Returns the title of a listing, or the name of its supplier if it has no title. */
export const titleOf = ({ title, supplier }: Pick<Listing, 'title' | 'supplier'>): string =>
  title ?? supplier?.name ?? 'Untitled';

/** All fields of a featured listing's form (R298). */
export const listingFields = {
  supplierId: field('Supplier', record(), ({ supplier }: Listing) => supplier),
  title: field('Title', text(100), ({ title }: Listing) => title),
  text: field('Text', text(300), (listing: Listing) => listing.text),
  position: field('Position', wholeNumber(0, 1_000_000), ({ position }: Listing) => position),
  imageUrl: field('Desktop picture', text(500), ({ imageUrl }: Listing) => imageUrl),
  mobileImageUrl: field('Phone picture', text(500), ({ mobileImageUrl }: Listing) => mobileImageUrl),
} satisfies FieldTable<Listing, FeaturedListingInput>;

export type ListingForm = RecordForm<typeof listingFields>;

/** Names of fields in the history of a featured listing. */
export const listingHistory: HistoryLabels = {
  recordLabel: 'featured listing',
  labels: labelsOf(listingFields),
};
