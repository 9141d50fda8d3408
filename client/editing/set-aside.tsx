import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { RefusalMessage } from '../forms/refusal-message';
import { toAppError } from '../graphql/errors';
import type { RecordStore, Versioned } from './record-store';
import { notifySaved } from './saved-notices';
import { undoOf } from './undo';

type Props<Stored extends Versioned, Input> = {
  /** What the button says, such as 'Set to Left & Removed'. */
  label: string;
  store: RecordStore<Stored, Input>;
  record: Versioned;
  /** What the record is given instead of being deleted. */
  input: Input;
  onDone: () => void;
};

/** Puts a record aside that cannot be deleted, as a change like any other, with Undo (A155). */
export function SetAside<Stored extends Versioned, Input>({
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
      notifySaved(store.noun, undoOf(client, store, saved));
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
