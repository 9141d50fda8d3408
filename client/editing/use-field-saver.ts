import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { toAppError } from '../graphql/errors';
import { FieldConflict } from './field-conflict';
import { type Fields, type InputOf, type NameIn, rowOf, type SourceOf, type ValuesOf } from './field-table';
import type { RecordStore, Versioned } from './record-store';

export type SaveField<Table> = <Name extends NameIn<Table>>(
  name: Name,
  typed: ValuesOf<Table>[Name],
  /** What stood there when the change was begun. */
  before: ValuesOf<Table>[Name],
) => Promise<void>;

/**
 * Saves single fields of a record at once, one after the other, each on the newest version. A change of another field
 * by somebody else is no obstacle; one of the same field raises `FieldConflict`.
 */
export function useFieldSaver<Table extends Fields<never>>(
  fields: Table,
  store: RecordStore<SourceOf<Table> & Versioned, InputOf<Table>>,
  id: number,
): SaveField<Table> {
  const client = useApolloClient();
  const running = useRef<Promise<unknown>>(Promise.resolve());

  return (name, typed, before) => {
    const { fromRecord, toInput, same } = rowOf(fields, name);
    const input = { [name]: toInput(typed) } as InputOf<Table>;
    const send = async (version: number) => {
      const saved = await store.save(client, id, version, input);
      if (saved) store.refresh(client.cache, saved);
    };
    const work = async () => {
      try {
        await send(store.stored(client.cache, id)?.version ?? 0);
      } catch (failure) {
        if (toAppError(failure).code !== 'CONFLICT') throw failure;
        const newer = await store.fetchNewest(client, id);
        if (!newer) throw failure;
        const theirs = fromRecord(newer);
        if (!same(theirs, before) && !same(theirs, typed)) throw new FieldConflict(theirs);
        await send(newer.version);
      }
    };
    const turn = running.current.then(work);
    running.current = turn.catch(() => undefined);
    return turn;
  };
}
