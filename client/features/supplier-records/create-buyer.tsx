import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { notifyCreated } from '../../editing/saved-notices';
import { emailAddress, optionalText } from '../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { Dialog } from '../../ui/dialog';
import { PlusIcon } from '../../ui/icons';
import { useCreateBuyerFromSupplierMutation } from './supplier-detail.generated';
import type { Supplier } from './supplier-fields';

type Props = { supplier: Supplier; onCreated: (id: number) => void };

const schema = z.object({
  contactName: optionalText(200),
  email: emailAddress('Email is required'),
  phone: optionalText(50),
  address: optionalText(200),
});

function BuyerDialog({ supplier, onCreated, onClose }: Props & { onClose: () => void }) {
  const client = useApolloClient();
  const [create] = useCreateBuyerFromSupplierMutation();
  const form = useZodForm(schema, {
    defaultValues: {
      contactName: supplier.ownerContactPerson ?? supplier.ownerName ?? '',
      email: supplier.ownerEmail ?? supplier.enquiryEmail ?? '',
      phone: supplier.ownerMobile ?? '',
      address: supplier.physicalAddress ?? '',
    },
  });
  return (
    <Dialog open onClose={onClose} title="Create Impact Buyer">
      <Form
        form={form}
        aria-label="Create Impact Buyer"
        pb="3"
        onSubmit={async (typed) => {
          const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
          const { data } = await create({ variables: { supplierId: supplier.id, input: said } });
          if (!data) return;
          notifyCreated('Impact Buyer');
          onCreated(data.createImpactBuyerFromSupplier.id);
          client.cache.evict({
            id: client.cache.identify({ __typename: 'SupplierRecord', id: supplier.id }),
          });
        }}
      >
        <Text color="fg.muted">
          {supplier.name} becomes an impact buyer, too. Both records point at each other; website and words
          about itself are taken over.
        </Text>
        <FormMessage form={form} />
        <TextField form={form} name="contactName" label="Lead contact name" />
        <TextField form={form} name="email" label="Lead email" type="email" required />
        <TextField form={form} name="phone" label="Lead phone" type="tel" />
        <TextField form={form} name="address" label="Address" />
        <Flex justify="flex-end" gap="2">
          <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
            Don't Create
          </Button>
          <SubmitButton form={form}>Create</SubmitButton>
        </Flex>
      </Form>
    </Dialog>
  );
}

/** For staff, while the supplier is no impact buyer: makes it one, once that has been confirmed (R058). */
export function CreateBuyer(props: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setAsking(true)}>
        <PlusIcon /> Create Impact Buyer
      </Button>
      {asking && <BuyerDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}
