import { useApolloClient } from '@apollo/client/react';
import { Heading } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { newInputOf, schemaOf, valuesOf } from '../../editing/field-table';
import { useLeaveGuard } from '../../editing/leave-guard';
import { SaveBar } from '../../editing/save-bar';
import { CompactFields } from '../../forms/compact-fields';
import { Form, FormMessage } from '../../forms/form';
import { useZodForm } from '../../forms/use-zod-form';
import type { SupplierInput } from '../../graphql/schema.generated';
import { notifyCreated } from '../../ui/notices';
import { useCreateSupplierMutation } from './supplier-detail.generated';
import type { EditorAddresses } from './supplier-editor';
import { supplierFields } from './supplier-fields';
import { forgetSuppliers, supplierStore } from './supplier-store';
import { SupplierTabs } from './supplier-tabs';

type Props = { back: ReactNode; addresses: EditorAddresses; onCreated: (id: number) => void };

const schema = schemaOf(supplierFields);

/** Staff record a supplier (R067). */
export function NewSupplier({ back, addresses, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateSupplierMutation();
  const defaultValues = useMemo(() => valuesOf(supplierFields, null), []);
  const form = useZodForm(schema, { defaultValues });
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      {back}
      <Heading as="h1" size="xl" mb="6">
        New Supplier
      </Heading>
      <Form
        form={form}
        aria-label="New supplier"
        autoComplete="off"
        onSubmit={async (values) => {
          // What comes with a yes has to be able to say no.
          const { showCommercial, showConsumer, useContactForm } = values;
          const input = {
            ...newInputOf(supplierFields, values),
            showCommercial,
            showConsumer,
            useContactForm,
          };
          const { data } = await create({ variables: { input: input as SupplierInput } });
          if (!data) return;
          forgetSuppliers(client.cache);
          guard.pass();
          notifyCreated(supplierStore.noun);
          onCreated(data.createSupplier.id);
        }}
      >
        <FormMessage form={form} />
        <CompactFields>
          <SupplierTabs
            form={form}
            keeper="ADMIN"
            supplier={null}
            askHref={addresses.ask}
            buyerHref={addresses.buyer}
          />
        </CompactFields>
        <SaveBar form={form} saveLabel="Create supplier" />
      </Form>
      {guard.dialog}
    </>
  );
}
