import { Box, Flex, Text } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { AccountFrame } from '../../features/accounts/account/account-frame';
import { GoogleLink } from '../../features/accounts/account/google-link';
import { useGoogleOutcome } from '../../features/accounts/account/google-outcome';
import { LoginForm } from '../../features/accounts/account/login-form';
import { RefusalMessage } from '../../forms/refusal-message';
import { texts, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { TextLink } from '../../ui/text-link';

const loginTexts = texts(
  {
    title: 'Welcome back',
    lead: 'Sign in to see your enquiries, contributions and impact.',
    forgotten: 'Forgot your password?',
    goingOn: 'Signing you in…',
  },
  {
    title: 'Nau mai, hoki mai',
    lead: 'Takiuru mai kia kite i ō pātai, i ō takoha me ngā hua.',
    forgotten: 'Kua wareware tō kupuhipa?',
    goingOn: 'Kei te takiuru koe…',
  },
);

/** The sign-in page, with an address to open afterwards (R306 to R308). */
export function Component() {
  const text = useTexts(loginTexts);
  const register = useTexts(pageTitles.register);
  const { redirect } = useParams();
  const { message, goingOn } = useGoogleOutcome(redirect);
  if (goingOn)
    return (
      <AccountFrame title={text.title}>
        <Text role="status">{text.goingOn}</Text>
      </AccountFrame>
    );
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
      {message && (
        <Box mb="6">
          <RefusalMessage message={message} />
        </Box>
      )}
      <GoogleLink to={redirect} />
      <LoginForm redirect={redirect} />
    </AccountFrame>
  );
}
