import { AccountFrame } from '../../features/accounts/account/account-frame';
import { accountTexts } from '../../features/accounts/account/account-texts';
import { GoogleLink } from '../../features/accounts/account/google-link';
import { useLeaveWhenSignedIn } from '../../features/accounts/account/use-leave-when-signed-in';
import { deferredForm } from '../../forms/deferred-form';
import { texts, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { TextLink } from '../../ui/text-link';

const RegisterForm = deferredForm(() => import('../../features/accounts/account/register-form'));

const registerTexts = texts(
  {
    lead: 'We’ll link your account to your supplier, impact buyer or good cause once we know who you are.',
    haveOne: 'Already have an account?',
  },
  {
    lead: 'Ka mōhio ana mātou ko wai koe, ka honoa tō pūkete ki tō kaiwhakarato, ki tō Kaihoko Whaitake, ki tō kaupapa pai rānei.',
    haveOne: 'He pūkete kē tōu?',
  },
);

/** The page for creating an account, which has no role until Uplift links it to a supplier, a buyer or a cause. */
export function Component() {
  const title = useTexts(pageTitles.register);
  const text = useTexts(registerTexts);
  const { login } = useTexts(accountTexts);
  useLeaveWhenSignedIn();
  return (
    <AccountFrame
      title={title}
      lead={text.lead}
      after={
        <>
          {text.haveOne} <TextLink to={paths.login()}>{login}</TextLink>
        </>
      }
    >
      <GoogleLink to={paths.userProfile()} />
      <RegisterForm />
    </AccountFrame>
  );
}
