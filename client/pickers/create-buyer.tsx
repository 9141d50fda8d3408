import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { notifyCreated } from '../editing/saved-notices';
import { emailAddress, optionalText, requiredText } from '../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { TextField } from '../forms/text-fields';
import { useZodForm } from '../forms/use-zod-form';
import { Dialog } from '../ui/dialog';
import { PlusIcon } from '../ui/pictograms';

/** Details of an impact buyer that is created from another record; the name only if that record has none. */
type BuyerDetails = {
  name?: string;
  contactName: string;
  email: string;
  phone: string;
  address: string;
};

type Props = {
  /** An explanation of what will happen, in a sentence or two. */
  about: string;
  known: BuyerDetails;
  /** Creates the buyer from the details, without empty fields; resolves to false if it failed. */
  create: (said: Partial<BuyerDetails>) => Promise<boolean>;
};

const schemaOf = ({ name }: BuyerDetails) =>
  z.object({
    name: name === undefined ? z.optional(z.string()) : requiredText(150, 'Company Name is required'),
    contactName: optionalText(200),
    email: emailAddress('Email is required'),
    phone: optionalText(50),
    address: optionalText(200),
  });

function BuyerDialog({ about, known, create, onClose }: Props & { onClose: () => void }) {
  const [schema] = useState(() => schemaOf(known));
  const form = useZodForm(schema, { defaultValues: known });
  return (
    <Dialog open onClose={onClose} title="Create Impact Buyer">
      <Form
        form={form}
        aria-label="Create Impact Buyer"
        pb="3"
        onSubmit={async (typed) => {
          const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value?.trim()));
          if (!(await create(said))) return;
          notifyCreated('Impact Buyer');
          onClose();
        }}
      >
        <Text color="fg.muted">{about}</Text>
        <FormMessage form={form} />
        {known.name !== undefined && <TextField form={form} name="name" label="Organisation name" required />}
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

/** The button with which staff create an impact buyer from another record, after confirmation (R058, R182). */
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
