import { Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { fieldRules } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { Honeypot, honeypotInput } from '../../../forms/form-guard';
import { formTexts } from '../../../forms/form-texts';
import { useSendOnce } from '../../../forms/send-once';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { type Language, useLanguage, useTexts } from '../../../lib/language';
import { Dialog } from '../../../ui/dialog';
import { useLeaveTestimonialMutation } from './leave-testimonial.generated';
import { profileTexts } from './profile-texts';
import { testimonialTexts } from './testimonial-texts';

/** Returns the validation schema of the form, with messages in the page's language. The server repeats the checks. */
function testimonialSchema(language: Language) {
  const { requiredText } = fieldRules(formTexts[language]);
  return z.object({
    fullName: requiredText(100),
    message: requiredText(225),
    /** The honeypot field, invisible to people. */
    trap: z.boolean(),
  });
}

/**
 * Moves the focus to the thanks, which replace the button: otherwise screen readers would neither announce nor find
 * them.
 */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type Props = { supplierId: number; open: boolean; onClose: (sent: boolean) => void };

/**
 * The form for a testimonial, which stays hidden until staff have read it (R103). Closing it without sending keeps the
 * typed text.
 */
export default function LeaveTestimonialDialog({ supplierId, open, onClose }: Props) {
  const text = useTexts(testimonialTexts);
  const { leave: title } = useTexts(profileTexts);
  const language = useLanguage();
  const schema = useMemo(() => testimonialSchema(language), [language]);
  const form = useZodForm(schema, {
    defaultValues: { fullName: '', message: '', trap: false },
    untilSent: true,
  });
  const [leave] = useLeaveTestimonialMutation();
  const sendOnce = useSendOnce(`testimonial-${supplierId}`, { until: 'another' });
  const [sent, setSent] = useState(false);
  return (
    <Dialog open={open} onClose={() => onClose(sent)} title={title}>
      {sent ? (
        <Text ref={takeFocus} tabIndex={-1} pb="6">
          {text.thanks}
        </Text>
      ) : (
        <Form
          form={form}
          pb="3"
          position="relative"
          onSubmit={async (fields) => {
            const { trap, ...words } = fields;
            const input = { supplierId, ...words, companyFax: honeypotInput(trap) };
            await sendOnce(fields, (context) => leave({ variables: { input }, context }));
            setSent(true);
            form.reset();
          }}
        >
          <Text color="fg.muted">{text.lead}</Text>
          <FormMessage form={form} />
          <TextField form={form} name="fullName" label={text.yourName} autoComplete="name" required />
          <TextAreaField form={form} name="message" label={text.yourWords} rows={4} required />
          <Honeypot form={form} />
          <SubmitButton form={form}>{text.send}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
