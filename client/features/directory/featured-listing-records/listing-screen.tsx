import type { ReactNode } from 'react';
import { RecordScreen } from '../../../lists/record-screen';
import { ShownTag } from './listing-columns';
import { useFeaturedListingDetailQuery } from './listing-detail.generated';
import { listingFields, titleOf } from './listing-fields';
import { ListingTabs } from './listing-form';
import { listingStore } from './listing-store';

type Props = { id: number; back?: ReactNode; toList: ReactNode; onDeleted: () => void };

/** One featured listing, including the loading, missing and error states (R298, R299). */
export function ListingScreen({ id, ...ways }: Props) {
  const result = useFeaturedListingDetailQuery({ variables: { id } });
  return (
    <RecordScreen
      recordLabel="featured listing"
      fields={listingFields}
      store={listingStore}
      record={result.data?.featuredListingRecord}
      result={result}
      tabs
      {...ways}
      heading={(listing) => ({
        title: titleOf(listing),
        tag: <ShownTag shown={listing.shown} />,
        facts: [
          `Featured listing ${id}`,
          listing.supplier?.name,
          !listing.shown && 'Shown once the supplier’s status is Approved & Live',
        ],
      })}
      deletedBy={listingStore}
    >
      {(form, listing) => <ListingTabs form={form} listing={listing} />}
    </RecordScreen>
  );
}
