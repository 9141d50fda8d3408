import { Card, Flex } from '@chakra-ui/react';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { PasswordField, TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { useSession, useSessionState } from '../../../graphql/use-session';
import { texts, useLanguage, useTexts } from '../../../lib/language';
import { notify } from '../../../ui/notices';
import { useChangePasswordMutation, useUpdateMyNameMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { accountTexts, passwordReasons } from './account-texts';
import { NewPasswordField } from './new-password-field';
import { UsernameField } from './new-password-form';

/** Texts of the profile forms; the English wording follows R330. */
const profileTexts = texts(
  {
    saved: 'Save Successful',
    name: 'Name',
    saveName: 'Save name',
    elsewhere: 'Changing your password signs you out on every other device.',
    currentPassword: 'Current password',
    change: 'Change password',
    changed: 'Your password has been changed',
  },
  {
    saved: 'Kua tiakina',
    name: 'Ingoa',
    saveName: 'Tiakina te ingoa',
    elsewhere: 'Ki te panonihia, ka takiputa koe i ērā atu pūrere katoa.',
    currentPassword: 'Kupuhipa o nāianei',
    change: 'Panonihia te kupuhipa',
    changed: 'Kua panonihia tō kupuhipa',
  },
);

/** The form for the name that others see. */
export function NameForm({ fullName }: { fullName: string | null }) {
  const text = useTexts(profileTexts);
  const fields = useTexts(accountTexts);
  const form = useZodForm(accountSchemas[useLanguage()].name, {
    defaultValues: { fullName: fullName ?? '' },
  });
  const [update] = useUpdateMyNameMutation();
  const session = useSession();
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">{fields.yourName}</Card.Title>
      </Card.Header>
      <Card.Body>
        <Form
          form={form}
          onSubmit={async (values) => {
            const { data } = await update({ variables: values });
            if (data) session.updateUser(data.updateMyName);
            notify({ kind: 'saved', title: text.saved });
          }}
        >
          <FormMessage form={form} />
          <TextField form={form} name="fullName" label={text.name} autoComplete="name" />
          <Flex>
            <SubmitButton form={form}>{text.saveName}</SubmitButton>
          </Flex>
        </Form>
      </Card.Body>
    </Card.Root>
  );
}

/** Changes the password. Signs out every other device, but not this one. */
export function PasswordForm() {
  const text = useTexts(profileTexts);
  const fields = useTexts(accountTexts);
  const language = useLanguage();
  const form = useZodForm(accountSchemas[language].changePassword, {
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const [change] = useChangePasswordMutation();
  const { user } = useSessionState();
  const session = useSession();
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">{fields.password}</Card.Title>
        <Card.Description>{text.elsewhere}</Card.Description>
      </Card.Header>
      <Card.Body>
        <Form
          form={form}
          reasons={passwordReasons[language]}
          onSubmit={async (values) => {
            const { data } = await change({ variables: values });
            if (data) session.adopt(data.changePassword);
            form.reset();
            notify({
              kind: 'saved',
              title: text.saved,
              description: text.changed,
            });
          }}
        >
          <FormMessage form={form} />
          <UsernameField value={user?.email} />
          <PasswordField
            form={form}
            name="currentPassword"
            label={text.currentPassword}
            autoComplete="current-password"
            required
          />
          <NewPasswordField form={form} name="newPassword" />
          <Flex>
            <SubmitButton form={form}>{text.change}</SubmitButton>
          </Flex>
        </Form>
      </Card.Body>
    </Card.Root>
  );
}
