import type { ApolloClient } from '@apollo/client';
import { toAppError } from '../graphql/errors';
import type { RecordField } from './field-table';
import type { RecordStore, Versioned } from './record-store';

/** Thrown if another user changed the same field meanwhile; carries the stored value as a form value. */
export class FieldConflict extends Error {
  constructor(readonly theirs: unknown) {
    super('Someone else has changed this field.');
  }
}

type Change = {
  readonly id: number;
  /** The latest known version. */
  readonly version: number;
  /** The server's name of the field. */
  readonly name: string;
  readonly typed: unknown;
  /** The stored value when the change began. */
  readonly before: unknown;
};

/**
 * Saves one field of a record on its latest version; returns the saved record. Another user's changes to other fields
 * do not prevent this; a change of the same field throws `FieldConflict`.
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
