import { useEffect } from 'react';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useLanguageCode } from '../../../forms/form-guard';
import { useSendOnce } from '../../../forms/send-once';
import { TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { texts, useLanguage, useTexts } from '../../../lib/language';
import { useRequestPasswordResetMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { accountTexts } from './account-texts';

const forgotTexts = texts({ send: 'Send the link' }, { send: 'Tukuna te hononga' });

type Props = {
  /** The address that the previous link was sent to; empty at first. */
  previousEmail: string;
  onSent: (email: string) => void;
};

/** Asks for a reset link by email. Repeated sends count as one request, unless the user asks for a new link. */
export default function ForgotPasswordForm({ previousEmail, onSent }: Props) {
  const text = useTexts(forgotTexts);
  const fields = useTexts(accountTexts);
  const form = useZodForm(accountSchemas[useLanguage()].email, { defaultValues: { email: previousEmail } });
  const language = useLanguageCode();
  const [request] = useRequestPasswordResetMutation();
  const sendOnce = useSendOnce('forgotten-password', { until: 'mail is due' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (previousEmail) sendOnce.startAnother();
  }, []);
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        const variables = { email, language };
        await sendOnce({ email }, (context) => request({ variables, context }));
        onSent(email);
      }}
    >
      <FormMessage form={form} />
      <TextField
        form={form}
        name="email"
        label={fields.email}
        type="email"
        autoComplete="username"
        required
      />
      <SubmitButton form={form} size="lg">
        {text.send}
      </SubmitButton>
    </Form>
  );
}
