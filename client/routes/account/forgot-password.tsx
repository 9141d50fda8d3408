import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AccountFrame } from '../../features/accounts/account/account-frame';
import { accountTexts } from '../../features/accounts/account/account-texts';
import { deferredForm } from '../../forms/deferred-form';
import { texts, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { TextLink } from '../../ui/text-link';

const ForgotPasswordForm = deferredForm(() => import('../../features/accounts/account/forgot-password-form'));

const forgotTexts = texts(
  {
    lead: 'We’ll email you a link to choose a new password.',
    back: 'Back to sign in',
    sent: 'Check your email',
    sentFor: 'If there is an account for',
    sentText: 'we’ve sent a link to choose a new password. It works once and expires in 10 minutes.',
    nothing: 'No email after a few minutes? Check your spam folder or request another one.',
  },
  {
    lead: 'Ka tukuna he hononga hei kōwhiri i tētahi mea hou.',
    back: 'Hoki ki te takiuru',
    sent: 'Tirohia ō īmēra',
    sentFor: 'Mēnā he pūkete mō',
    sentText:
      'kua tukuna he hononga hei kōwhiri i tētahi kupuhipa hou. Kotahi noa te whakamahinga, i roto i te tekau meneti.',
    nothing: 'Kāore anō kia tae mai? Tirohia te kōpaki pāraurau, tonoa anō rānei.',
  },
);

/** The page for requesting a reset link by email. The answer does not reveal whether the address is known. */
export function Component() {
  const title = useTexts(pageTitles.forgotPassword);
  const text = useTexts(forgotTexts);
  const { askAgain } = useTexts(accountTexts);
  const [sentTo, setSentTo] = useState('');
  const [previousEmail, setPreviousEmail] = useState('');
  const back = <TextLink to={paths.login()}>{text.back}</TextLink>;
  if (sentTo) {
    return (
      <AccountFrame title={text.sent} after={back}>
        <Text role="status">
          {text.sentFor} <strong>{sentTo}</strong>, {text.sentText}
        </Text>
        <Text mt="4" color="fg.muted">
          {text.nothing}
        </Text>
        <Button
          variant="outline"
          mt="6"
          onClick={() => {
            setPreviousEmail(sentTo);
            setSentTo('');
          }}
        >
          {askAgain}
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title} lead={text.lead} after={back}>
      <ForgotPasswordForm previousEmail={previousEmail} onSent={setSentTo} />
    </AccountFrame>
  );
}
