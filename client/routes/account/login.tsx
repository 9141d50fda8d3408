import { Flex } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { AccountFrame } from '../../features/account/account-frame';
import { LoginForm } from '../../features/account/login-form';
import { texts, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { TextLink } from '../../ui/text-link';

const loginTexts = texts(
  {
    title: 'Welcome back',
    lead: 'Sign in to see your enquiries, your contributions and what they did.',
    forgotten: 'Forgotten your password?',
  },
  {
    title: 'Nau mai, hoki mai',
    lead: 'Takiuru mai kia kite i ō pātai, i ō takoha me ngā hua.',
    forgotten: 'Kua wareware tō kupuhipa?',
  },
);

/** Sign-in, with an address to go on to afterwards (R306 to R308). */
export function Component() {
  const text = useTexts(loginTexts);
  const register = useTexts(pageTitles.register);
  const { redirect } = useParams();
  return (
    <AccountFrame
      title={text.title}
      lead={text.lead}
      after={
        <Flex justify="space-between" gap="4" wrap="wrap">
          <TextLink to={paths.forgotPassword()}>{text.forgotten}</TextLink>
          <TextLink to={paths.register()}>{register}</TextLink>
        </Flex>
      }
    >
      <LoginForm redirect={redirect} />
    </AccountFrame>
  );
}
