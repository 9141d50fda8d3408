import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Grid, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { RefusalMessage } from '../forms/refusal-message';
import { type AppError, toAppError } from '../graphql/errors';
import type { RecordType } from '../graphql/schema.generated';
import { Dialog } from '../ui/dialog';
import { notify } from '../ui/notices';
import { TrashIcon } from '../ui/pictograms';
import { notifyDeleted } from './undo';

type Props = {
  /** The name of the record type, such as 'supplier'. */
  recordLabel: string;
  remove: () => Promise<unknown>;
  /** Called before lists are invalidated, so that no query asks for the deleted record. */
  onDeleted: () => void;
  /** The trash from which the record can be restored (A155). */
  trash?: { recordType: RecordType; id: number; evict: (cache: ApolloCache) => void };
  /** Alternatives below the refusal if other records refer to it. */
  instead?: (close: () => void) => ReactNode;
  /** Further text of the confirmation. */
  children?: ReactNode;
};

/**
 * Deletes a record after confirmation (R083). The server's refusal is shown in the dialog, with alternatives (A155).
 */
export function DeleteButton({ recordLabel, remove, onDeleted, trash, instead, children }: Props) {
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
      await remove();
      close();
      onDeleted();
      const what = `The ${recordLabel}`;
      if (trash) notifyDeleted(client, { ...trash, what });
      else notify({ kind: 'deleted', title: 'Deleted', description: `${what} has been deleted` });
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
              Are you sure you want to delete this {recordLabel}? {children}
              {trash && ' It stays in the trash for 30 days.'}
            </Text>
          )}
          <RefusalMessage message={refusal?.message} />
          {referred && instead?.(close)}
        </Grid>
      </Dialog>
    </>
  );
}
