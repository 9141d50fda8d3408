import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../../graphql/errors';
import { ButtonLink } from '../../ui/button-link';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ExternalIcon, TrashIcon } from '../../ui/icons';
import { notify } from '../../ui/notices';
import { useDeleteSupplierMutation } from './supplier-detail.generated';
import { forgetSuppliers } from './supplier-store';

type Props = { id: number; staff: boolean; profileHref: string; onDeleted: () => void };

/** The way to the public profile, and for staff deleting (R083, A155). */
export function SupplierActs({ id, staff, profileHref, onDeleted }: Props) {
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [remove] = useDeleteSupplierMutation();
  const onDelete = async () => {
    try {
      await remove({ variables: { id } });
      onDeleted();
      forgetSuppliers(cache);
      notify({ kind: 'deleted', title: 'Deleted', description: 'The supplier has been deleted' });
    } catch (failure) {
      notify({ kind: 'error', title: 'Not deleted', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <ButtonLink to={profileHref} size="sm" variant="outline" colorPalette="neutral">
        <ExternalIcon /> Public profile
      </ButtonLink>
      {staff && (
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
          <TrashIcon /> Delete
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete supplier"
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={onDelete}
      >
        Are you sure you want to delete this supplier? One that has enquiries or users cannot be deleted; set
        its status to Left & Removed instead.
      </ConfirmDialog>
    </>
  );
}
