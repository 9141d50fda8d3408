import { useSearchParams } from 'react-router';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useZodForm } from '../../../forms/use-zod-form';
import { texts, useLanguage, useTexts } from '../../../lib/language';
import { useResetPasswordMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { passwordReasons } from './account-texts';
import { NewPasswordField } from './new-password-field';

/**
 * A hidden field that tells password managers whose new password the form is for. Empty if only the link in a mail
 * identifies the user.
 */
export const UsernameField = ({ value = '' }: { value?: string }) => (
  <input type="text" autoComplete="username" value={value} readOnly hidden />
);

const newPasswordTexts = texts(
  {
    save: 'Save password',
    refused: 'This link no longer works. Please ask for a new one.',
  },
  {
    save: 'Tiakina te kupuhipa',
    refused: 'Kua kore tēnei hononga e mahi. Tēnā, tonoa he mea hou.',
  },
);

/** Sets a new password with the secret in the address, which the server does not see when it renders the page. */
export default function NewPasswordForm({ onSaved }: { onSaved: () => void }) {
  const [search] = useSearchParams();
  const language = useLanguage();
  const text = useTexts(newPasswordTexts);
  const form = useZodForm(accountSchemas[language].newPassword, { defaultValues: { password: '' } });
  const [reset] = useResetPasswordMutation();
  return (
    <Form
      form={form}
      refusal={text.refused}
      reasons={passwordReasons[language]}
      onSubmit={async ({ password }) => {
        await reset({ variables: { token: search.get('token') ?? '', password } });
        onSaved();
      }}
    >
      <FormMessage form={form} />
      <UsernameField />
      <NewPasswordField form={form} name="password" />
      <SubmitButton form={form} size="lg">
        {text.save}
      </SubmitButton>
    </Form>
  );
}
