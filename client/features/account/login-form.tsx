import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeRedirect } from '../../app/guards';
import { Form, SubmitButton } from '../../forms/form';
import { PasswordField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { toAppError } from '../../graphql/errors';
import { useSignInMutation } from '../../graphql/session.generated';
import { useSession } from '../../graphql/use-session';
import { loginSchema } from './account-schemas';

/** What a refused sign-in says: never which part was wrong (R313). */
function refusal(error: unknown): string {
  const { code, message } = toAppError(error);
  if (code === 'NETWORK' || code === 'RATE_LIMITED') return message;
  return 'That email and password do not match.';
}

/**
 * Signs in and goes on to `redirect` or the dashboard (R307). A refusal shows a quiet line in the form and no notice
 * (R313).
 */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const form = useZodForm(loginSchema, { defaultValues: { email: '', password: '' } });
  const [signIn] = useSignInMutation();
  const session = useSession();
  const navigate = useNavigate();
  const [refused, setRefused] = useState('');

  const onSubmit = async (values: { email: string; password: string }) => {
    setRefused('');
    try {
      const { data } = await signIn({ variables: values });
      if (!data) return;
      session.adopt(data.signIn);
      await navigate(safeRedirect(redirect), { replace: true });
    } catch (error) {
      setRefused(refusal(error));
    }
  };

  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" required />
      {/* Always there to be announced into; without words it takes no room. */}
      <Text textStyle="sm" color="fg.error" aria-live="polite" _empty={{ position: 'absolute' }}>
        {refused}
      </Text>
      <SubmitButton form={form} size="lg">
        Login
      </SubmitButton>
    </Form>
  );
}
