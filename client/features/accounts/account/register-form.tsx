import { useNavigate } from 'react-router';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useLanguageCode } from '../../../forms/form-guard';
import { TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { useSession } from '../../../graphql/use-session';
import { texts, useLanguage, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { useRegisterMutation } from './account.generated';
import { accountSchemas } from './account-schemas';
import { accountTexts, PASSWORD_MIN, passwordReasons } from './account-texts';
import { NewPasswordField } from './new-password-field';

const registerTexts = texts(
  {
    passwordHint: `At least ${PASSWORD_MIN} characters. Several words are easier to remember and harder to guess.`,
    submit: 'Create account',
    refused: 'We couldn’t create this account. If you already have one, sign in or reset your password.',
  },
  {
    passwordHint: `Kia ${PASSWORD_MIN} pūāhua, neke atu rānei. He māmā ake te maumahara ki ngā kupu maha, he uaua ake hoki te matapae.`,
    submit: 'Hangaia te pūkete',
    refused:
      'Kāore tēnei pūkete i taea te hanga. Mēnā he pūkete kē tōu, takiuru mai, tautuhia anō rānei tō kupuhipa.',
  },
);

/** Creates an account, signs in with it and opens the user's own profile. */
export default function RegisterForm() {
  const text = useTexts(registerTexts);
  const fields = useTexts(accountTexts);
  const pageLanguage = useLanguage();
  const form = useZodForm(accountSchemas[pageLanguage].register, {
    defaultValues: { fullName: '', email: '', password: '' },
    untilSent: true,
  });
  const language = useLanguageCode();
  const [register] = useRegisterMutation();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <Form
      form={form}
      refusal={text.refused}
      reasons={passwordReasons[pageLanguage]}
      onSubmit={async (values) => {
        const variables = { ...values, fullName: values.fullName || null, language };
        const { data } = await register({ variables });
        if (!data) return;
        session.adopt(data.register);
        await navigate(paths.userProfile(), { replace: true });
      }}
    >
      <FormMessage form={form} />
      <TextField form={form} name="fullName" label={fields.yourName} autoComplete="name" />
      <TextField form={form} name="email" label={fields.email} type="email" autoComplete="email" required />
      <NewPasswordField form={form} name="password" label={fields.password} hint={text.passwordHint} />
      <SubmitButton form={form} size="lg">
        {text.submit}
      </SubmitButton>
    </Form>
  );
}
