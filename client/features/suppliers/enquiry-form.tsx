import { Box, Button, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField, SelectField } from '../../forms/choice-fields';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { TextAreaField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { KowhaiSprig } from '../../ui/illustrations/plants';
import { type EnquiryFields, emptyEnquiry, enquiryInput, enquirySchema } from './enquiry-schema';
import { useSendSalesEnquiryMutation } from './send-enquiry.generated';

type Props = {
  supplier: { id: number; name: string };
  goodCauses: readonly { id: number; name: string }[];
};

/** Moved out of sight, and out of the way of the keyboard and of screen readers. */
const OutOfSight = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-100vw', w: '1px', overflow: 'hidden' },
});

function Thanks({ name, onAgain }: { name: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box textAlign="center" py="8">
      <KowhaiSprig maxW="12rem" mx="auto" />
      <Heading as="h3" size="xl" ref={heading} tabIndex={-1} mt="4">
        Thank you, it is on its way
      </Heading>
      <Text mt="3" color="fg.muted">
        {name} has your enquiry and will answer you by e-mail or phone. We have sent you a copy.
      </Text>
      <Button variant="outline" mt="6" onClick={onAgain}>
        Send another enquiry
      </Button>
    </Box>
  );
}

/**
 * The enquiry to a supplier (R186). A key goes with each one that is begun, so that sending it twice,
 * by a double click or after a broken connection, makes one enquiry.
 */
export default function EnquiryForm({ supplier, goodCauses }: Props) {
  const form = useZodForm(enquirySchema, { defaultValues: emptyEnquiry });
  const [send] = useSendSalesEnquiryMutation();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(false);

  const onSubmit = async (fields: EnquiryFields) => {
    await send({
      variables: { input: enquiryInput(supplier.id, fields) },
      context: { headers: { 'idempotency-key': key } },
    });
    setKey(crypto.randomUUID());
    setSent(true);
    form.reset(emptyEnquiry);
  };

  if (sent) return <Thanks name={supplier.name} onAgain={() => setSent(false)} />;
  return (
    <Form form={form} onSubmit={onSubmit} position="relative">
      <FormMessage form={form} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <TextField form={form} name="fullName" label="Your name" autoComplete="name" required />
        <TextField
          form={form}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <TextField form={form} name="mobile" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextField form={form} name="enquiryAbout" label="What is it about?" />
      </Grid>
      <TextAreaField form={form} name="message" label="Your message" rows={5} required />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <SelectField
          form={form}
          name="goodCauseId"
          label="Which good cause should it help?"
          placeholder="Let the supplier choose"
          options={goodCauses.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField form={form} name="heardFrom" label="How did you hear of us?" />
      </Grid>
      <CheckboxField
        form={form}
        name="joinEmailList"
        label="Keep me posted about what buying through Uplift does"
      />
      <OutOfSight aria-hidden>
        <label>
          Company fax
          <input tabIndex={-1} autoComplete="off" {...form.register('companyFax')} />
        </label>
      </OutOfSight>
      <Box>
        <SubmitButton form={form} size="lg" colorPalette="accent">
          Send enquiry
        </SubmitButton>
        <Text textStyle="sm" color="fg.muted" mt="3">
          Goes straight to {supplier.name}. It costs you nothing.
        </Text>
      </Box>
    </Form>
  );
}
