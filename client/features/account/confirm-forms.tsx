import { Button } from '@chakra-ui/react';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { PasswordField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { toAppError } from '../../graphql/errors';
import { texts, useLanguage, useTexts } from '../../lib/language';
import { useConfirmEmailMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { accountTexts, passwordReasons } from './account-texts';
import { NewPasswordField } from './new-password-field';

const confirmTexts = texts(
  {
    confirm: 'Confirm email',
    used: 'This link has been used or is too old.',
    password: 'The password you registered with',
    save: 'Save and confirm',
  },
  {
    confirm: 'Whakaūngia te īmēra',
    used: 'Kua whakamahia kētia tēnei hononga, kua tawhito rawa rānei.',
    password: 'Te kupuhipa i rēhita ai koe',
    save: 'Tiakina, whakaūngia hoki',
  },
);

type Props = { token: string; onConfirmed: () => void };

/** One press for whoever is signed in. Somebody else's account is told apart by the server: `onStranger` then. */
export function ConfirmPress({ token, onConfirmed, onStranger }: Props & { onStranger: () => void }) {
  const text = useTexts(confirmTexts);
  const form = useZodForm(accountSchemas[useLanguage()].nothing, { defaultValues: {} });
  const [confirm] = useConfirmEmailMutation();
  return (
    <Form
      form={form}
      refusal={text.used}
      onSubmit={async () => {
        try {
          await confirm({ variables: { token } });
        } catch (error) {
          if (asksForPassword(error)) return onStranger();
          throw error;
        }
        onConfirmed();
      }}
    >
      <FormMessage form={form} />
      <SubmitButton form={form} size="lg" justifySelf="start">
        {text.confirm}
      </SubmitButton>
    </Form>
  );
}

/** For whoever registered, on a device that is not signed in. */
export function RegistrantForm({ token, onConfirmed }: Props) {
  const text = useTexts(confirmTexts);
  const language = useLanguage();
  const form = useZodForm(accountSchemas[language].password, { defaultValues: { password: '' } });
  const [confirm] = useConfirmEmailMutation();
  return (
    <Form
      form={form}
      refusal={text.used}
      reasons={passwordReasons[language]}
      onSubmit={async ({ password }) => {
        await confirm({ variables: { token, password } });
        onConfirmed();
      }}
    >
      <FormMessage form={form} />
      <PasswordField
        form={form}
        name="password"
        label={text.password}
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} size="lg">
        {text.confirm}
      </SubmitButton>
    </Form>
  );
}

/** For whoever reads the mail without having registered: a name and a password of their own. */
export function TakeOverForm({ token, onConfirmed }: Props) {
  const text = useTexts(confirmTexts);
  const fields = useTexts(accountTexts);
  const language = useLanguage();
  const form = useZodForm(accountSchemas[language].takeOver, {
    defaultValues: { fullName: '', newPassword: '' },
  });
  const [confirm] = useConfirmEmailMutation();
  return (
    <Form
      form={form}
      refusal={text.used}
      reasons={passwordReasons[language]}
      onSubmit={async ({ fullName, newPassword }) => {
        await confirm({ variables: { token, newPassword, fullName: fullName || null } });
        onConfirmed();
      }}
    >
      <FormMessage form={form} />
      <TextField form={form} name="fullName" label={fields.yourName} autoComplete="name" autoFocus />
      <NewPasswordField form={form} name="newPassword" />
      <SubmitButton form={form} size="lg">
        {text.save}
      </SubmitButton>
    </Form>
  );
}

/** Changes from one way to the other without leaving the page. */
export const OtherWay = (props: { onClick: () => void; children: string }) => (
  <Button
    variant="plain"
    size="sm"
    px="0"
    h="auto"
    minH="6"
    textAlign="start"
    whiteSpace="normal"
    {...props}
  />
);

const asksForPassword = (error: unknown): boolean =>
  toAppError(error).fields.some(({ field }) => field === 'password');
