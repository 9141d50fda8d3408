import { useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { useRegisterMutation } from '../../features/account/account.generated';
import { AccountFrame } from '../../features/account/account-frame';
import { PASSWORD_MIN, registerSchema } from '../../features/account/account-schemas';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { PasswordField, TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { useSession } from '../../graphql/use-session';
import { TextLink } from '../../ui/text-link';

/** A new account. It holds no role until Uplift links it to a supplier, a buyer or a cause. */
export function Component() {
  const form = useZodForm(registerSchema, { defaultValues: { fullName: '', email: '', password: '' } });
  const [register] = useRegisterMutation();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <AccountFrame
      title="Create an account"
      lead="We link it to your supplier, Impact Buyer or good cause once we know who you are."
      after={
        <>
          Already have one? <TextLink to={paths.login()}>Login</TextLink>
        </>
      }
    >
      <Form
        form={form}
        onSubmit={async (values) => {
          const { data } = await register({ variables: { ...values, fullName: values.fullName || null } });
          if (!data) return;
          session.adopt(data.register);
          await navigate(paths.userProfile(), { replace: true });
        }}
      >
        <FormMessage form={form} />
        <TextField form={form} name="fullName" label="Your name" autoComplete="name" />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" required />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters. Several words are easier to remember and harder to guess.`}
          required
        />
        <SubmitButton form={form} size="lg">
          Create account
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
