import { useApolloClient } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import { twoColumns } from './admin-enquiry';
import { useCreateEnquiryMutation } from './enquiry-detail.generated';
import { enquiryFields } from './enquiry-fields';
import { evictLists } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';
import { CustomerCard, DetailsCard, OtherCard, OutcomeCard } from './staff-cards';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form with which staff record an enquiry that was not made on the site. */
export function NewEnquiry({ back, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateEnquiryMutation();
  return (
    <NewRecord
      fields={enquiryFields}
      store={enquiryStore}
      recordLabel="enquiry"
      back={back}
      create={async (input) => {
        const { data } = await create({ variables: { input } });
        if (!data) return null;
        evictLists(client.cache);
        return data.createSalesEnquiry.id;
      }}
      onCreated={onCreated}
    >
      {(form) => (
        <Grid templateColumns={twoColumns} gap="5" alignItems="start">
          <Grid gap="5">
            <CustomerCard form={form} enquiry={null} />
            <DetailsCard form={form} enquiry={null} />
          </Grid>
          <Grid gap="5">
            <OutcomeCard form={form} enquiry={null} />
            <OtherCard form={form} enquiry={null} />
          </Grid>
        </Grid>
      )}
    </NewRecord>
  );
}
