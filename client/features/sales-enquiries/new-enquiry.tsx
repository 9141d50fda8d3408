import { useApolloClient } from '@apollo/client/react';
import { Grid, Heading } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { newInputOf, valuesOf } from '../../editing/field-table';
import { useLeaveGuard } from '../../editing/leave-guard';
import { SaveBar } from '../../editing/save-bar';
import { CompactFields } from '../../forms/compact-fields';
import { Form, FormMessage } from '../../forms/form';
import { useZodForm } from '../../forms/use-zod-form';
import { notifyCreated } from '../../ui/notices';
import { twoColumns } from './admin-enquiry';
import { useCreateEnquiryMutation } from './enquiry-detail.generated';
import { enquiryFields, enquirySchema } from './enquiry-fields';
import { forgetLists } from './enquiry-rows';
import { CustomerCard, DetailsCard, OtherCard, OutcomeCard } from './staff-cards';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** Staff record an enquiry that came another way. */
export function NewEnquiry({ back, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateEnquiryMutation();
  const defaultValues = useMemo(() => valuesOf(enquiryFields, null), []);
  const form = useZodForm(enquirySchema, { defaultValues });
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      {back}
      <Heading as="h1" size="xl" mb="6">
        New Enquiry
      </Heading>
      <Form
        form={form}
        aria-label="New enquiry"
        autoComplete="off"
        onSubmit={async (values) => {
          const { data } = await create({ variables: { input: newInputOf(enquiryFields, values) } });
          if (!data) return;
          forgetLists(client.cache);
          guard.pass();
          notifyCreated('Sales Enquiry');
          onCreated(data.createSalesEnquiry.id);
        }}
      >
        <FormMessage form={form} />
        <CompactFields>
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
        </CompactFields>
        <SaveBar form={form} saveLabel="Create enquiry" />
      </Form>
      {guard.dialog}
    </>
  );
}
