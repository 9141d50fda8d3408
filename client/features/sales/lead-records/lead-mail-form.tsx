import { Button, Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { ChipsField } from '../../../forms/chips-field';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { twoFields } from '../../../forms/form-columns';
import { FormFoot } from '../../../forms/form-foot';
import { RichTextField } from '../../../forms/rich-text-field';
import { TextField } from '../../../forms/text-fields';
import { useUnsavedForm } from '../../../forms/use-unsaved-form';
import { useZodForm } from '../../../forms/use-zod-form';
import {
  type LeadMailValues,
  LONGEST_ADDRESS,
  leadMailSchema,
  MAX_RECIPIENTS,
  valuesOf,
} from './lead-mail-fields';
import type { LeadMailQuery } from './lead-mails.generated';

type Props = {
  label: string;
  draft: LeadMailQuery['leadMail'];
  /** Sends the mail; if it rejects, the error is shown and the typed values stay. */
  onSend: (mail: LeadMailValues) => Promise<unknown>;
  onCancel: () => void;
  onBack?: () => void;
  /** Called with true if closing the form would lose typed text. */
  onUnsaved: (begun: boolean) => void;
};

const addressRules = { options: [], free: true, max: MAX_RECIPIENTS, longest: LONGEST_ADDRESS };

/** The form of a mail about a lead: its recipients and text, editable before it is sent (R254, R255). */
export function LeadMailForm({ label, draft, onSend, onCancel, onBack, onUnsaved }: Props) {
  const form = useZodForm<LeadMailValues, LeadMailValues>(leadMailSchema, { defaultValues: valuesOf(draft) });
  // The form replaces the element that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) form.setFocus('to');
  }, [form]);
  useUnsavedForm(form, onUnsaved);
  return (
    <Form
      form={form}
      aria-label={label}
      autoComplete="off"
      gridTemplateColumns="minmax(0, 1fr)"
      onSubmit={onSend}
    >
      <FormMessage form={form} />
      <ChipsField
        form={form}
        name="to"
        label="Email To"
        required
        hint="Recipients in To and CC can see each other."
        {...addressRules}
      />
      <Grid templateColumns={twoFields} gap="5" alignItems="start">
        <ChipsField form={form} name="cc" label="CC" {...addressRules} />
        <ChipsField
          form={form}
          name="bcc"
          label="BCC"
          hint="Other recipients of the email can’t see these addresses."
          {...addressRules}
        />
      </Grid>
      <TextField form={form} name="subject" label="Email Subject" required maxLength={250} />
      <RichTextField form={form} name="body" label="Email Body" required />
      <TextField form={form} name="replyTo" label="Send replies to" type="email" maxLength={254} />
      <FormFoot>
        {onBack && (
          <Button variant="ghost" colorPalette="neutral" me="auto" onClick={onBack}>
            Back
          </Button>
        )}
        <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
          Don’t send
        </Button>
        <SubmitButton form={form}>Send Email</SubmitButton>
      </FormFoot>
    </Form>
  );
}
