import type { ApolloCache, ApolloClient } from '@apollo/client';
import { toAppError } from '../graphql/errors';
import type { RecordType } from '../graphql/schema.generated';
import { type NoticeAction, notify } from '../ui/notices';
import { noticeAction } from './notice-action';
import type { RecordStore, Versioned } from './record-store';
import { RestoreRecordDocument, UndoChangeDocument } from './undo.generated';

/** Runs `work`; if it fails, shows a notice, and nothing has changed. */
async function orSay(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    notify({ kind: 'error', title, description: toAppError(failure).message });
  }
}

export type UndoneChange = { recordType: RecordType; id: number; version: number };

/** Undoes an operation by `work`, and reports the result (A155). */
export const runUndo = (work: () => Promise<unknown>): Promise<void> =>
  orSay('Couldn’t undo the change', async () => {
    await work();
    notify({ kind: 'success', title: 'Undone', description: 'Your change has been undone.' });
  });

/** Undoes the change that made this version of a record, and fetches the record again (A155). */
export const undoChange = (
  client: ApolloClient,
  change: UndoneChange,
  fetchAnew: () => Promise<unknown>,
): Promise<void> =>
  runUndo(async () => {
    await client.mutate({ mutation: UndoChangeDocument, variables: change });
    await fetchAnew();
  });

/** Returns the Undo for the notice of a saved change; undefined if the record type has no Undo. */
export function undoOf<Stored extends Versioned>(
  client: ApolloClient,
  store: RecordStore<Stored, never>,
  { id, version }: Versioned,
): NoticeAction | undefined {
  const { recordType, fetchNewest, refresh } = store;
  if (!recordType) return undefined;
  const run = () =>
    undoChange(client, { recordType, id, version }, async () => {
      const newest = await fetchNewest(client, id);
      if (newest) refresh(client.cache, newest);
    });
  return noticeAction('Undo', run);
}

/** Restores a deleted record from the trash (A155); `forget` invalidates the lists that may contain it. */
export const restoreRecord = (
  client: ApolloClient,
  recordType: RecordType,
  id: number,
  evict: (cache: ApolloCache) => void,
): Promise<void> =>
  orSay('Not restored', async () => {
    await client.mutate({ mutation: RestoreRecordDocument, variables: { recordType, id } });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'trash' });
    evict(client.cache);
    notify({ kind: 'success', title: 'Restored', description: 'The record has been restored to the list.' });
  });

/** Shows a notice that a record was deleted, and offers to restore it; `forget` as for `restoreRecord`. */
export function notifyDeleted(
  client: ApolloClient,
  deleted: { recordType: RecordType; id: number; what: string; evict: (cache: ApolloCache) => void },
): void {
  const { recordType, id, what, evict } = deleted;
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'trash' });
  notify({
    kind: 'deleted',
    title: 'Deleted',
    description: `${what} has been deleted`,
    act: noticeAction('Undo', () => restoreRecord(client, recordType, id, evict)),
  });
}
