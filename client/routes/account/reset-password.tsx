import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { AccountFrame } from '../../features/account/account-frame';
import { newPasswordSchema, PASSWORD_MIN } from '../../features/account/account-schemas';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { PasswordField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { useResetPasswordMutation } from '../../graphql/session.generated';
import { ButtonLink } from '../../ui/button-link';
import { TextLink } from '../../ui/text-link';

/** Chooses a new password with the link from the email. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const form = useZodForm(newPasswordSchema, { defaultValues: { password: '' } });
  const [reset] = useResetPasswordMutation();
  const [done, setDone] = useState(false);
  if (!token) {
    return (
      <AccountFrame
        title="This link is not complete"
        lead="Open the link in your email again, or ask for a new one."
      >
        <ButtonLink to={paths.forgotPassword()} size="lg">
          Ask for a new link
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (done) {
    return (
      <AccountFrame title="Your new password is set">
        <Text mb="6" role="status">
          Every other device was signed out.
        </Text>
        <ButtonLink to={paths.login()} size="lg">
          Login
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Choose a new password"
      after={<TextLink to={paths.forgotPassword()}>Ask for a new link</TextLink>}
    >
      <Form
        form={form}
        onSubmit={async ({ password }) => {
          await reset({ variables: { token, password } });
          setDone(true);
        }}
      >
        <FormMessage form={form} />
        <PasswordField
          form={form}
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          required
        />
        <SubmitButton form={form} size="lg">
          Save password
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
