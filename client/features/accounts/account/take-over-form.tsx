import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { texts, useLanguage, useTexts } from '../../../lib/language';
import { useConfirmEmailMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { accountTexts, passwordReasons } from './account-texts';
import { confirmTexts } from './confirm-texts';
import { NewPasswordField } from './new-password-field';
import { UsernameField } from './new-password-form';

const takeOverTexts = texts({ save: 'Save and confirm' }, { save: 'Tiakina, whakaūngia hoki' });

type Props = { token: string; onConfirmed: () => void };

/**
 * The form for a reader of the confirmation mail who did not register: takes the account over with a new name and
 * password.
 */
export default function TakeOverForm({ token, onConfirmed }: Props) {
  const text = useTexts(takeOverTexts);
  const { used } = useTexts(confirmTexts);
  const fields = useTexts(accountTexts);
  const language = useLanguage();
  const form = useZodForm(accountSchemas[language].takeOver, {
    defaultValues: { fullName: '', newPassword: '' },
  });
  const [confirm] = useConfirmEmailMutation();
  return (
    <Form
      form={form}
      refusal={used}
      reasons={passwordReasons[language]}
      onSubmit={async ({ fullName, newPassword }) => {
        await confirm({ variables: { token, newPassword, fullName: fullName || null } });
        onConfirmed();
      }}
    >
      <FormMessage form={form} />
      <TextField form={form} name="fullName" label={fields.yourName} autoComplete="name" autoFocus />
      <UsernameField />
      <NewPasswordField form={form} name="newPassword" />
      <SubmitButton form={form} size="lg">
        {text.save}
      </SubmitButton>
    </Form>
  );
}
