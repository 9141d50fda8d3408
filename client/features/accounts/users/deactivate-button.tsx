import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../../../graphql/errors';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/notices';
import type { User } from './user-fields';
import { useDeactivateUserMutation } from './users.generated';

/**
 * The button that signs a user out everywhere and prevents further sign-ins, after confirmation; or allows them again.
 */
export function DeactivateButton({ user: { id, email, deactivatedAt } }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const [deactivate, { loading }] = useDeactivateUserMutation();
  const change = async (deactivated: boolean) => {
    try {
      await deactivate({ variables: { id, deactivated } });
      notify({
        kind: 'success',
        title: deactivated ? 'Deactivated' : 'Activated',
        description: `${email} ${deactivated ? 'is now signed out everywhere' : 'can sign in again'}`,
      });
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
  if (deactivatedAt)
    return (
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        loading={loading}
        onClick={() => void change(false)}
      >
        Activate
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        Deactivate
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Deactivate user"
        confirmLabel="Deactivate"
        danger
        onConfirm={() => change(true)}
      >
        {email} will be signed out everywhere straight away and won’t be able to sign in. Their records are
        kept. You can activate the user again.
      </ConfirmDialog>
    </>
  );
}
