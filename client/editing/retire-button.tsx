import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { RefusalMessage } from '../forms/refusal-message';
import { toAppError } from '../graphql/errors';
import type { RecordStore, Versioned } from './record-store';
import { notifySaved } from './saved-notices';
import { undoOf } from './undo';

type Props<Stored extends Versioned, Input> = {
  /** The label of the button, such as 'Set to Left & Removed'. */
  label: string;
  store: RecordStore<Stored, Input>;
  record: Versioned;
  /** The change that is made instead of deleting the record. */
  input: Input;
  onDone: () => void;
};

/** The button that retires a record that cannot be deleted, as an ordinary change with Undo (A155). */
export function RetireButton<Stored extends Versioned, Input>({
  label,
  store,
  record,
  input,
  onDone,
}: Props<Stored, Input>) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const saved = await store.save(client, record.id, record.version, input);
      if (!saved) return;
      store.refresh(client.cache, saved);
      notifySaved(store.recordLabel, undoOf(client, store, saved));
      onDone();
    } catch (failure) {
      setProblem(toAppError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <RefusalMessage message={problem} />
      <Button variant="outline" loading={busy} onClick={() => void save()}>
        {label}
      </Button>
    </>
  );
}
