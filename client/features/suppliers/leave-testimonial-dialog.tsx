import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { TextAreaField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { useTexts } from '../../lib/language';
import { Dialog } from '../../ui/dialog';
import { useLeaveTestimonialMutation } from './leave-testimonial.generated';
import { profileTexts } from './profile-texts';

const schema = z.object({ fullName: requiredText(100), message: requiredText(225) });

type Props = { supplierId: number; onClose: () => void };

/** A form for a testimonial; it is stored hidden until staff have read it (R103). */
export default function LeaveTestimonialDialog({ supplierId, onClose }: Props) {
  const text = useTexts(profileTexts);
  const form = useZodForm(schema, { defaultValues: { fullName: '', message: '' } });
  const [leave] = useLeaveTestimonialMutation();
  const [key] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(false);
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
          onSubmit={async (fields) => {
            await leave({
              variables: { input: { supplierId, ...fields } },
              context: { headers: { 'idempotency-key': key } },
            });
            setSent(true);
          }}
        >
          <Text color="fg.muted">{text.leaveLead}</Text>
          <FormMessage form={form} />
          <TextField form={form} name="fullName" label={text.yourName} autoComplete="name" required />
          <TextAreaField form={form} name="message" label={text.yourWords} rows={4} required />
          <SubmitButton form={form}>{text.send}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
