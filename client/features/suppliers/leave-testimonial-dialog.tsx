import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { HiddenFromPeople, useFillTime } from '../../forms/form-guard';
import { TextAreaField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { useTexts } from '../../lib/language';
import { Dialog } from '../../ui/dialog';
import { useLeaveTestimonialMutation } from './leave-testimonial.generated';
import { profileTexts } from './profile-texts';

const schema = z.object({
  fullName: requiredText(100),
  message: requiredText(225),
  /** Not shown to people: whoever fills it in is a machine. */
  companyFax: z.string(),
});

type Props = { supplierId: number; onClose: () => void };

/** A form for a testimonial; it is stored hidden until staff have read it (R103). */
export default function LeaveTestimonialDialog({ supplierId, onClose }: Props) {
  const text = useTexts(profileTexts);
  const form = useZodForm(schema, { defaultValues: { fullName: '', message: '', companyFax: '' } });
  const [leave] = useLeaveTestimonialMutation();
  const [key] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(false);
  const fillTime = useFillTime();
  return (
    <Dialog open onClose={onClose} title={text.leave}>
      {sent ? (
        <Text role="status" pb="6">
          {text.thanks}
        </Text>
      ) : (
        <Form
          form={form}
          pb="3"
          position="relative"
          onSubmit={async (fields) => {
            await leave({
              variables: { input: { supplierId, ...fields, filledInMs: await fillTime() } },
              context: { headers: { 'idempotency-key': key } },
            });
            setSent(true);
          }}
        >
          <Text color="fg.muted">{text.leaveLead}</Text>
          <FormMessage form={form} />
          <TextField form={form} name="fullName" label={text.yourName} autoComplete="name" required />
          <TextAreaField form={form} name="message" label={text.yourWords} rows={4} required />
          <HiddenFromPeople form={form} />
          <SubmitButton form={form}>{text.send}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
