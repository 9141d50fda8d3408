import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import { listingFields } from './listing-fields';
import { ListingTabs } from './listing-form';
import { listingStore } from './listing-store';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form for a new featured listing (R298). */
export function NewListing({ back, onCreated }: Props) {
  return (
    <NewRecord
      fields={listingFields}
      store={listingStore}
      recordLabel="featured listing"
      back={back}
      onCreated={onCreated}
    >
      {(form) => <ListingTabs form={form} listing={null} />}
    </NewRecord>
  );
}
