import { useNavigate } from 'react-router';
import { useRegisterMutation } from '../../features/account/account.generated';
import { AccountFrame } from '../../features/account/account-frame';
import { accountSchemas } from '../../features/account/account-schemas';
import { accountTexts, PASSWORD_MIN, passwordReasons } from '../../features/account/account-texts';
import { NewPasswordField } from '../../features/account/new-password-field';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { useLanguageCode } from '../../forms/form-guard';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { useSession } from '../../graphql/use-session';
import { texts, useLanguage, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { TextLink } from '../../ui/text-link';

const registerTexts = texts(
  {
    lead: 'We link it to your supplier, Impact Buyer or good cause once we know who you are.',
    haveOne: 'Already have one?',
    passwordHint: `At least ${PASSWORD_MIN} characters. Several words are easier to remember and harder to guess.`,
    submit: 'Create account',
    refused: 'We could not make this account. If you have one already, sign in or reset your password.',
  },
  {
    lead: 'Ka mōhio ana mātou ko wai koe, ka honoa tō pūkete ki tō kaiwhakarato, ki tō Kaihoko Whaitake, ki tō kaupapa pai rānei.',
    haveOne: 'He pūkete kē tōu?',
    passwordHint: `Kia ${PASSWORD_MIN} pūāhua, neke atu rānei. He māmā ake te maumahara ki ngā kupu maha, he uaua ake hoki te matapae.`,
    submit: 'Hangaia te pūkete',
    refused:
      'Kāore tēnei pūkete i taea te hanga. Mēnā he pūkete kē tōu, takiuru mai, tautuhia anō rānei tō kupuhipa.',
  },
);

/** A new account. It holds no role until Uplift links it to a supplier, a buyer or a cause. */
export function Component() {
  const title = useTexts(pageTitles.register);
  const text = useTexts(registerTexts);
  const fields = useTexts(accountTexts);
  const pageLanguage = useLanguage();
  const form = useZodForm(accountSchemas[pageLanguage].register, {
    defaultValues: { fullName: '', email: '', password: '' },
  });
  const language = useLanguageCode();
  const [register] = useRegisterMutation();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <AccountFrame
      title={title}
      lead={text.lead}
      after={
        <>
          {text.haveOne} <TextLink to={paths.login()}>{fields.login}</TextLink>
        </>
      }
    >
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
    </AccountFrame>
  );
}
