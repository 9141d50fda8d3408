import { Card, Flex } from '@chakra-ui/react';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { PasswordField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { useSession } from '../../graphql/use-session';
import { notify } from '../../ui/notices';
import { useChangePasswordMutation, useUpdateMyNameMutation } from './account.generated';
import { changePasswordSchema, nameSchema, PASSWORD_MIN } from './account-schemas';

/** The name that others see. */
export function NameForm({ fullName }: { fullName: string | null }) {
  const form = useZodForm(nameSchema, { defaultValues: { fullName: fullName ?? '' } });
  const [update] = useUpdateMyNameMutation();
  const session = useSession();
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">Your name</Card.Title>
      </Card.Header>
      <Card.Body>
        <Form
          form={form}
          onSubmit={async (values) => {
            const { data } = await update({ variables: values });
            if (data) session.updateUser(data.updateMyName);
            notify({ kind: 'saved', title: 'Save Successful' });
          }}
        >
          <FormMessage form={form} />
          <TextField form={form} name="fullName" label="Name" autoComplete="name" />
          <Flex>
            <SubmitButton form={form}>Save name</SubmitButton>
          </Flex>
        </Form>
      </Card.Body>
    </Card.Root>
  );
}

/** Changes the password; every other device is signed out, this one stays. */
export function PasswordForm() {
  const form = useZodForm(changePasswordSchema, { defaultValues: { currentPassword: '', newPassword: '' } });
  const [change] = useChangePasswordMutation();
  const session = useSession();
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title as="h2">Password</Card.Title>
        <Card.Description>Changing it signs you out on every other device.</Card.Description>
      </Card.Header>
      <Card.Body>
        <Form
          form={form}
          onSubmit={async (values) => {
            const { data } = await change({ variables: values });
            if (data) session.adopt(data.changePassword);
            form.reset();
            notify({
              kind: 'saved',
              title: 'Save Successful',
              description: 'Your password has been changed',
            });
          }}
        >
          <FormMessage form={form} />
          <PasswordField
            form={form}
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
          />
          <PasswordField
            form={form}
            name="newPassword"
            label="New password"
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN} characters.`}
          />
          <Flex>
            <SubmitButton form={form}>Change password</SubmitButton>
          </Flex>
        </Form>
      </Card.Body>
    </Card.Root>
  );
}
