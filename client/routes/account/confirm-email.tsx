import { Button, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { AccountFrame } from '../../features/account/account-frame';
import { toAppError } from '../../graphql/errors';
import { useConfirmEmailMutation } from '../../graphql/session.generated';
import { ButtonLink } from '../../ui/button-link';

/**
 * Confirms an email address with the link from a mail. A press of a button confirms, not the visit: mail scanners
 * open links too.
 */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const [confirm, { data, error, loading }] = useConfirmEmailMutation();
  if (data?.confirmEmail) {
    return (
      <AccountFrame title="Your email is confirmed">
        <ButtonLink to={paths.home()} size="lg">
          Go to Home
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Confirm your email"
      lead={
        token
          ? 'One press, and we know that this address is yours.'
          : 'This link is not complete. Open it again from your email.'
      }
    >
      {!token && (
        <ButtonLink to={paths.home()} size="lg" variant="outline">
          Go to Home
        </ButtonLink>
      )}
      {token && (
        <Button
          size="lg"
          loading={loading}
          onClick={() => void confirm({ variables: { token } }).catch(() => undefined)}
        >
          Confirm email
        </Button>
      )}
      {(error || data?.confirmEmail === false) && (
        <Text role="alert" mt="5" color="fg.error">
          {error ? toAppError(error).message : 'This link has been used or is too old.'}
        </Text>
      )}
    </AccountFrame>
  );
}
