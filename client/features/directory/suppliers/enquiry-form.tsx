import { Box, Grid, Text } from '@chakra-ui/react';
import { CheckboxField } from '../../../forms/checkbox-field';
import { SelectField } from '../../../forms/choice-fields';
import { ContactFields } from '../../../forms/contact-fields';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { twoFields } from '../../../forms/form-columns';
import { Honeypot, useLanguageCode } from '../../../forms/form-guard';
import { formTexts } from '../../../forms/form-texts';
import { SentPanel } from '../../../forms/sent-panel';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useSubmission } from '../../../forms/use-submission';
import { useZodForm } from '../../../forms/use-zod-form';
import { useLanguage, useTexts } from '../../../lib/language';
import { emptyEnquiry, enquiryInput, enquirySchema } from './enquiry-schema';
import { enquiryTexts } from './enquiry-texts';
import { useSendSalesEnquiryMutation } from './send-enquiry.generated';

type Props = {
  supplier: { id: number; name: string };
  goodCauses: readonly { id: number; name: string }[];
};

/**
 * The form for an enquiry to a supplier (R186). Repeated sends, by a double click or after a broken connection, count
 * as one enquiry.
 */
export default function EnquiryForm({ supplier, goodCauses }: Props) {
  const language = useLanguage();
  const form = useZodForm(enquirySchema(language), { defaultValues: emptyEnquiry, untilSent: true });
  const [send] = useSendSalesEnquiryMutation();
  const languageCode = useLanguageCode();
  const { answer, submit, startAnother } = useSubmission(form, {
    subject: `enquiry-${supplier.id}`,
    until: 'another',
    blank: emptyEnquiry,
    send: (fields, context) =>
      send({ variables: { input: enquiryInput(supplier.id, fields, languageCode) }, context }),
  });
  const text = useTexts(enquiryTexts);
  const { thanks } = useTexts(formTexts);

  return (
    <>
      {answer && (
        <SentPanel title={thanks} again={text.again} onAgain={startAnother}>
          {text.sent(supplier.name)}
        </SentPanel>
      )}
      <Form form={form} onSubmit={submit} hidden={Boolean(answer)} position="relative">
        <FormMessage form={form} />
        <Grid templateColumns={twoFields} gap="5">
          <TextField form={form} name="fullName" label={text.yourName} autoComplete="name" required />
          <ContactFields form={form} email={text.email} mobile={text.phone} />
          <TextField form={form} name="enquiryAbout" label={text.about} />
        </Grid>
        <TextAreaField form={form} name="message" label={text.message} rows={5} required />
        <Grid templateColumns={twoFields} gap="5">
          <SelectField
            form={form}
            name="goodCauseId"
            label={text.cause}
            placeholder={text.anyCause}
            options={goodCauses.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <TextField form={form} name="heardFrom" label={text.heardFrom} />
        </Grid>
        <CheckboxField form={form} name="joinEmailList" label={text.keepPosted} />
        <Honeypot form={form} />
        <Box>
          <SubmitButton form={form} size="lg" colorPalette="accent">
            {text.send}
          </SubmitButton>
          <Text textStyle="sm" color="fg.muted" mt="3">
            {text.straightTo(supplier.name)}
          </Text>
        </Box>
      </Form>
    </>
  );
}
