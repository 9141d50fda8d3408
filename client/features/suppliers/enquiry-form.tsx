import { Box, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckboxField, SelectField } from '../../forms/choice-fields';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { HiddenFromPeople, useFillTime } from '../../forms/form-guard';
import { formTexts } from '../../forms/form-texts';
import { SentPanel } from '../../forms/sent-panel';
import { TextAreaField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { type EnquiryFields, emptyEnquiry, enquiryInput, enquirySchema } from './enquiry-schema';
import { useSendSalesEnquiryMutation } from './send-enquiry.generated';

type Props = {
  supplier: { id: number; name: string };
  goodCauses: readonly { id: number; name: string }[];
};

/**
 * The enquiry to a supplier (R186). A key goes with each one that is begun, so that sending it twice,
 * by a double click or after a broken connection, makes one enquiry.
 */
export default function EnquiryForm({ supplier, goodCauses }: Props) {
  const form = useZodForm(enquirySchema, { defaultValues: emptyEnquiry });
  const [send] = useSendSalesEnquiryMutation();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(false);
  const fillTime = useFillTime();

  const onSubmit = async (fields: EnquiryFields) => {
    await send({
      variables: { input: { ...enquiryInput(supplier.id, fields), filledInMs: await fillTime() } },
      context: { headers: { 'idempotency-key': key } },
    });
    setKey(crypto.randomUUID());
    setSent(true);
    form.reset(emptyEnquiry);
  };

  if (sent)
    return (
      <SentPanel title={formTexts.en.thanks} again="Send another enquiry" onAgain={() => setSent(false)}>
        {supplier.name} has your enquiry and will answer you by e-mail or phone. We have mailed you that it
        arrived.
      </SentPanel>
    );
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
      <HiddenFromPeople form={form} />
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
