import type { ApolloClient } from '@apollo/client';
import { toAppError } from '../graphql/errors';
import { FieldConflict } from './field-conflict';
import type { RecordField } from './field-table';
import type { RecordStore, Versioned } from './record-store';

type Change = {
  readonly id: number;
  /** The version that is thought to be the newest. */
  readonly version: number;
  /** What the server calls the field. */
  readonly name: string;
  readonly typed: unknown;
  /** What stood there when the change was begun. */
  readonly before: unknown;
};

/**
 * Saves one field of a record on its newest version; answers the record as saved. A change of another field by
 * somebody else is no obstacle; one of the same field raises `FieldConflict`.
 */
export async function saveField<Stored extends Versioned, Input>(
  client: ApolloClient,
  field: RecordField<never, unknown, unknown>,
  store: RecordStore<Stored, Input>,
  { id, version, name, typed, before }: Change,
): Promise<Stored | null> {
  const input = { [name]: field.toInput(typed) } as Input;
  const send = async (on: number) => {
    const saved = await store.save(client, id, on, input);
    if (saved) store.refresh(client.cache, saved);
    return saved;
  };
  try {
    return await send(version);
  } catch (failure) {
    if (toAppError(failure).code !== 'CONFLICT') throw failure;
    const newer = await store.fetchNewest(client, id);
    if (!newer) throw failure;
    const theirs = field.fromRecord(newer as never);
    if (!field.same(theirs, before) && !field.same(theirs, typed)) {
      store.refresh(client.cache, newer);
      throw new FieldConflict(theirs);
    }
    return send(newer.version);
  }
}
