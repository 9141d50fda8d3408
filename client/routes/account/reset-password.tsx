import { Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountFrame } from '../../features/accounts/account/account-frame';
import { accountTexts } from '../../features/accounts/account/account-texts';
import { deferredForm } from '../../forms/deferred-form';
import { texts, useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { useInBrowser } from '../../ui/in-browser';
import { TextLink } from '../../ui/text-link';

const NewPasswordForm = deferredForm(() => import('../../features/accounts/account/new-password-form'));

const resetTexts = texts(
  {
    incomplete: 'This link is incomplete',
    openAgain: 'Open the link in your email again, or ask for a new one.',
    title: 'Choose a new password',
    done: 'Your new password is set',
    doneText: 'We’ve signed you out on every other device.',
  },
  {
    incomplete: 'Kua ngaro tētahi wāhanga o te hononga',
    openAgain: 'Tuwherahia anō te hononga i tō īmēra, tonoa rānei he mea hou.',
    title: 'Kōwhiria he kupuhipa hou',
    done: 'Kua tautuhia tō kupuhipa hou',
    doneText: 'Kua takiputa koe i ērā atu pūrere katoa.',
  },
);

/**
 * The page for choosing a new password with the link from the email. The server renders the page without reading the
 * secret in its address, so it renders the form for everyone; only the browser shows that the secret is missing.
 */
export function Component() {
  const [search] = useSearchParams();
  const text = useTexts(resetTexts);
  const fields = useTexts(accountTexts);
  const incomplete = useInBrowser() && !search.get('token');
  const [done, setDone] = useState(false);
  const onSaved = useCallback(() => setDone(true), []);
  if (incomplete) {
    return (
      <AccountFrame title={text.incomplete} lead={text.openAgain}>
        <ButtonLink to={paths.forgotPassword()} size="lg">
          {fields.askAgain}
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (done) {
    return (
      <AccountFrame title={text.done}>
        <Text mb="6" role="status">
          {text.doneText}
        </Text>
        <ButtonLink to={paths.login()} size="lg">
          {fields.login}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={text.title}
      after={<TextLink to={paths.forgotPassword()}>{fields.askAgain}</TextLink>}
    >
      <NewPasswordForm onSaved={onSaved} />
    </AccountFrame>
  );
}
