import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { toAppError } from '../graphql/errors';
import type { RecordType } from '../graphql/schema.generated';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TrashIcon } from '../ui/icons';
import { notify } from '../ui/notices';
import { notifyDeleted } from './undo';

type Props = {
  /** What people call one, such as 'supplier'. */
  noun: string;
  remove: () => Promise<unknown>;
  /** Called before lists are told, so that nothing asks for what is gone. */
  onDeleted: () => void;
  /** Where it is kept meanwhile, to be brought back (A155). */
  trash?: { recordType: RecordType; id: number; forget: (cache: ApolloCache) => void };
  /** What the question says besides. */
  children?: ReactNode;
};

/** Deletes a record once somebody has said yes (R083); a refusal is told in its own words (A155). */
export function DeleteButton({ noun, remove, onDeleted, trash, children }: Props) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const onConfirm = async () => {
    try {
      await remove();
      onDeleted();
      const what = `The ${noun}`;
      if (trash) notifyDeleted(client, { ...trash, what });
      else notify({ kind: 'deleted', title: 'Deleted', description: `${what} has been deleted` });
    } catch (failure) {
      notify({ kind: 'error', title: 'Not deleted', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        <TrashIcon /> Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${noun}`}
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={onConfirm}
      >
        Are you sure you want to delete this {noun}? {children}
        {trash && ' It stays in the trash for 30 days.'}
      </ConfirmDialog>
    </>
  );
}
