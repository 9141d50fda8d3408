import { Flex } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { paths } from '../../app/paths';
import { AccountFrame } from '../../features/account/account-frame';
import { LoginForm } from '../../features/account/login-form';
import { TextLink } from '../../ui/text-link';

/** Sign-in, with an address to go on to afterwards (R306 to R308). */
export function Component() {
  const { redirect } = useParams();
  return (
    <AccountFrame
      title="Welcome back"
      lead="Sign in to see your enquiries, your contributions and what they did."
      after={
        <Flex justify="space-between" gap="4" wrap="wrap">
          <TextLink to={paths.forgotPassword()}>Forgotten your password?</TextLink>
          <TextLink to={paths.register()}>Create an account</TextLink>
        </Flex>
      }
    >
      <LoginForm redirect={redirect} />
    </AccountFrame>
  );
}
