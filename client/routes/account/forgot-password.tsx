import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { useRequestPasswordResetMutation } from '../../features/account/account.generated';
import { AccountFrame } from '../../features/account/account-frame';
import { emailSchema } from '../../features/account/account-schemas';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { TextLink } from '../../ui/text-link';

/** Asks for a reset link by email. The answer does not tell whether the address is known. */
export function Component() {
  const form = useZodForm(emailSchema, { defaultValues: { email: '' } });
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState('');
  const back = <TextLink to={paths.login()}>Back to login</TextLink>;
  if (sentTo) {
    return (
      <AccountFrame title="Check your email" after={back}>
        <Text role="status">
          If there is an account for <strong>{sentTo}</strong>, a link to choose a new password is on its way.
          It works once, for ten minutes.
        </Text>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Forgotten password" lead="We send you a link to choose a new one." after={back}>
      <Form
        form={form}
        onSubmit={async ({ email }) => {
          await request({ variables: { email } });
          setSentTo(email);
        }}
      >
        <FormMessage form={form} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" required />
        <SubmitButton form={form} size="lg">
          Send the link
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
