import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { useLanguageCode } from '../../forms/form-guard';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { texts, useLanguage, useTexts } from '../../lib/language';
import { useRequestPasswordResetMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { accountTexts } from './account-texts';

const forgotTexts = texts({ send: 'Send the link' }, { send: 'Tukuna te hononga' });

/** Asks for a reset link by email; `onSent` is told the address. */
export default function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useTexts(forgotTexts);
  const fields = useTexts(accountTexts);
  const form = useZodForm(accountSchemas[useLanguage()].email, { defaultValues: { email: '' } });
  const language = useLanguageCode();
  const [request] = useRequestPasswordResetMutation();
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        await request({ variables: { email, language } });
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
