import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { type Fields, type InputOf, type NameIn, rowOf, type SourceOf, type ValuesOf } from './field-table';
import type { RecordStore, Versioned } from './record-store';
import { saveField } from './save-field';

export type SaveField<Table> = <Name extends NameIn<Table>>(
  name: Name,
  typed: ValuesOf<Table>[Name],
  /** The stored value when the change began. */
  before: ValuesOf<Table>[Name],
) => Promise<void>;

/** Saves single fields of a record at once, one after the other, each on the latest version (`saveField`). */
export function useFieldSaver<Table extends Fields<never>>(
  fields: Table,
  store: RecordStore<SourceOf<Table> & Versioned, InputOf<Table>>,
  id: number,
): SaveField<Table> {
  const client = useApolloClient();
  const running = useRef<Promise<unknown>>(Promise.resolve());

  return (name, typed, before) => {
    const work = async () => {
      const version = store.stored(client.cache, id)?.version ?? 0;
      await saveField(client, rowOf(fields, name), store, { id, version, name, typed, before });
    };
    const turn = running.current.then(work);
    running.current = turn.catch(() => undefined);
    return turn;
  };
}
