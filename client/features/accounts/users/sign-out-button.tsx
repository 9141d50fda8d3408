import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../../../graphql/errors';
import { evictQueries } from '../../../graphql/row-cache';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/notices';
import { TickBox } from '../../../ui/tick-box';
import type { User } from './user-fields';
import { useSignUserOutMutation } from './users.generated';

/** The button that signs a user out on all devices, after confirmation, and can revoke the API tokens as well. */
export function SignOutButton({ user: { id, email, deactivatedAt } }: { user: User }) {
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [revokeApiTokens, setRevokeApiTokens] = useState(false);
  const [signOut] = useSignUserOutMutation();
  if (deactivatedAt) return null;
  const confirm = async () => {
    try {
      await signOut({ variables: { id, revokeApiTokens } });
      const tokens = revokeApiTokens ? ' and the API tokens are revoked' : '';
      notify({
        kind: 'success',
        title: 'Signed out',
        description: `${email} is signed out everywhere${tokens}`,
      });
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
    if (revokeApiTokens) evictQueries(cache, 'apiTokens');
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        onClick={() => {
          setRevokeApiTokens(false);
          setAsking(true);
        }}
      >
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere"
        confirmLabel="Sign out"
        danger
        onConfirm={confirm}
      >
        <Box>
          {email} will be signed out on every device straight away, and can sign in again. API tokens,
          webhooks and the calendar address keep working.
        </Box>
        <Flex as="label" align="center" gap="3" minH="8" mt="3" cursor="pointer">
          <TickBox
            type="checkbox"
            checked={revokeApiTokens}
            onChange={(event) => setRevokeApiTokens(event.target.checked)}
          />
          Revoke the API tokens too
        </Flex>
      </ConfirmDialog>
    </>
  );
}
