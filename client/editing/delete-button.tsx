import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Grid, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { RefusalMessage } from '../forms/refusal-message';
import { type AppError, toAppError } from '../graphql/errors';
import type { RecordType } from '../graphql/schema.generated';
import { Dialog } from '../ui/dialog';
import { TrashIcon } from '../ui/pictograms';
import { notifyDeleted } from './undo';

/** The operations that move a record to the trash and restore it. */
export type Deletion = {
  recordType: RecordType;
  remove: TypedDocumentNode<unknown, { id: number }>;
  evict: (cache: ApolloCache) => void;
};

type Props = {
  of: Deletion;
  id: number;
  /** The name of the record type, such as 'supplier'. */
  recordLabel: string;
  /** Called before lists are invalidated, so that no query asks for the deleted record. */
  onDeleted: () => void;
  /** Alternatives below the refusal if other records refer to it. */
  instead?: (close: () => void) => ReactNode;
  /** Further text of the confirmation. */
  children?: ReactNode;
};

/**
 * Deletes a record after confirmation (R083). The server's refusal is shown in the dialog, with alternatives (A155).
 */
export function DeleteButton({ of, id, recordLabel, onDeleted, instead, children }: Props) {
  const { recordType, remove: mutation, evict } = of;
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const referred = refusal?.code === 'CONFLICT';
  const close = () => setAsking(false);
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await client.mutate({ mutation, variables: { id } });
      close();
      onDeleted();
      evict(client.cache);
      notifyDeleted(client, { recordType, id, evict, what: `The ${recordLabel}` });
    } catch (failure) {
      setRefusal(toAppError(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        <TrashIcon /> Delete
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        onClosed={() => setRefusal(null)}
        title={`Delete ${recordLabel}`}
        role="alertdialog"
        size="sm"
        initialFocus={cancel}
        dismissable={!busy}
        footer={
          <>
            <Button ref={cancel} variant="outline" colorPalette="neutral" onClick={close} disabled={busy}>
              {referred ? 'Close' : "Don't Delete"}
            </Button>
            {!referred && (
              <Button colorPalette="danger" onClick={() => void confirm()} loading={busy}>
                Delete
              </Button>
            )}
          </>
        }
      >
        <Grid gap="4">
          {!referred && (
            <Text>
              Are you sure you want to delete this {recordLabel}? {children} It stays in the trash for 30
              days.
            </Text>
          )}
          <RefusalMessage message={refusal?.message} />
          {referred && instead?.(close)}
        </Grid>
      </Dialog>
    </>
  );
}
