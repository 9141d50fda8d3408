import { RecordTimeline } from '../../../history/record-timeline';
import type { Listing } from './listing-fields';
import { listingHistory } from './listing-history';
import { listingStore } from './listing-store';

/** The history of a featured listing. */
export const ListingTimeline = ({ listing }: { listing: Listing }) => (
  <RecordTimeline store={listingStore} record={listing} words={listingHistory} />
);
