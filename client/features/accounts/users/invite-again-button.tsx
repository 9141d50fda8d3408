import { Button } from '@chakra-ui/react';
import { toAppError } from '../../../graphql/errors';
import { notify } from '../../../ui/notices';
import type { User } from './user-fields';
import { useInviteUserAgainMutation } from './users.generated';

/** The button that mails another link for choosing a password to a user who has never signed in. */
export function InviteAgainButton({ user: { id, email, ...user } }: { user: User }) {
  const [invite, { loading }] = useInviteUserAgainMutation();
  if (user.emailVerified || user.withGoogle || user.lastSignedInAt || user.deactivatedAt) return null;
  const send = async () => {
    try {
      await invite({ variables: { id } });
      notify({
        kind: 'success',
        title: 'Invitation sent',
        description: `${email} has seven days to choose a password`,
      });
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
  return (
    <Button size="sm" variant="outline" colorPalette="neutral" loading={loading} onClick={() => void send()}>
      Send invitation again
    </Button>
  );
}
