import { useApolloClient } from '@apollo/client/react';
import { DeleteButton } from '../../editing/delete-button';
import { ButtonLink } from '../../ui/button-link';
import { ExternalIcon } from '../../ui/icons';
import { useDeleteSupplierMutation } from './supplier-detail.generated';
import { forgetSuppliers } from './supplier-store';

type Props = { id: number; staff: boolean; profileHref: string; onDeleted: () => void };

/** The way to the public profile, and for staff deleting (R083, A155). */
export function SupplierActs({ id, staff, profileHref, onDeleted }: Props) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteSupplierMutation();
  return (
    <>
      <ButtonLink to={profileHref} size="sm" variant="outline" colorPalette="neutral">
        <ExternalIcon /> Public profile
      </ButtonLink>
      {staff && (
        <DeleteButton
          noun="supplier"
          remove={() => remove({ variables: { id } })}
          onDeleted={() => {
            onDeleted();
            forgetSuppliers(cache);
          }}
        >
          One that has enquiries or users cannot be deleted; set its status to Left & Removed instead.
        </DeleteButton>
      )}
    </>
  );
}
