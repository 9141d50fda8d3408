import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import type { FeaturedListingInput } from '../../../graphql/schema.generated';
import { useCreateFeaturedListingMutation } from './listing-detail.generated';
import { listingFields } from './listing-fields';
import { ListingTabs } from './listing-form';
import { listingStore } from './listing-store';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form for a new featured listing (R298). */
export function NewListing({ back, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateFeaturedListingMutation();
  return (
    <NewRecord
      fields={listingFields}
      store={listingStore}
      recordLabel="featured listing"
      back={back}
      create={async (input) => {
        const { data } = await create({ variables: { input: input as FeaturedListingInput } });
        if (!data) return null;
        listingStore.evict(client.cache);
        return data.createFeaturedListing.id;
      }}
      onCreated={onCreated}
    >
      {(form) => <ListingTabs form={form} listing={null} />}
    </NewRecord>
  );
}
