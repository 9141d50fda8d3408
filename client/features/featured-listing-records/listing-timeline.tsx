import { type HistoryWords, labelsOf } from '../../history/history-words';
import { RecordTimeline } from '../../history/record-timeline';
import { type Listing, listingFields } from './listing-fields';
import { listingStore } from './listing-store';

const words: HistoryWords = {
  noun: 'featured listing',
  labels: labelsOf(listingFields),
};

/** What has happened to a featured listing. */
export const ListingTimeline = ({ listing }: { listing: Listing }) => (
  <RecordTimeline store={listingStore} record={listing} words={words} />
);
