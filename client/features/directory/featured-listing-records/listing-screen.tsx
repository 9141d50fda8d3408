import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { DeleteButton } from '../../../editing/delete-button';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { RecordHeader } from '../../../ui/record-header';
import { ShownTag } from './listing-columns';
import { useDeleteFeaturedListingMutation, useFeaturedListingDetailQuery } from './listing-detail.generated';
import { type Listing, listingFields, titleOf } from './listing-fields';
import { ListingTabs } from './listing-form';
import { evictListings, listingStore } from './listing-store';

function DeleteListing({ listing: { id }, onDeleted }: { listing: Listing; onDeleted: () => void }) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteFeaturedListingMutation();
  return (
    <DeleteButton
      recordLabel="featured listing"
      remove={() => remove({ variables: { id } })}
      onDeleted={() => {
        onDeleted();
        evictListings(cache);
      }}
      trash={{ recordType: 'FEATURED_LISTING', id, evict: evictListings }}
    />
  );
}

type Props = { id: number; back?: ReactNode; toList: ReactNode; onDeleted: () => void };

/** One featured listing, including the loading, missing and error states (R298, R299). */
export function ListingScreen({ id, back, toList, onDeleted }: Props) {
  const result = useFeaturedListingDetailQuery({ variables: { id } });
  const missing = { recordLabel: 'featured listing', action: toList };
  return (
    <RecordState record={result.data?.featuredListingRecord} result={result} missing={missing} tabs>
      {(listing) => (
        <RecordEditor
          key={id}
          fields={listingFields}
          store={listingStore}
          record={listing}
          recordLabel="featured listing"
          header={(pass) => (
            <RecordHeader
              title={titleOf(listing)}
              tag={<ShownTag shown={listing.shown} />}
              facts={[
                `Featured listing ${id}`,
                listing.supplier?.name,
                !listing.shown && 'Shown once the listing’s supplier is Approved & Live',
              ]}
              back={back}
              action={
                <DeleteListing
                  listing={listing}
                  onDeleted={() => {
                    pass();
                    onDeleted();
                  }}
                />
              }
            />
          )}
        >
          {(form) => <ListingTabs form={form} listing={listing} />}
        </RecordEditor>
      )}
    </RecordState>
  );
}
