import type { ApolloCache, ApolloClient } from '@apollo/client';
import { toAppError } from '../graphql/errors';
import type { RecordType } from '../graphql/schema.generated';
import { type NoticeAct, notify } from '../ui/notices';
import { noticeAct } from './notice-act';
import type { RecordStore, Versioned } from './record-store';
import { RestoreRecordDocument, UndoChangeDocument } from './undo.generated';

/** Does it, and says so where it could not be done; nothing has changed then. */
async function orSay(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    notify({ kind: 'error', title, description: toAppError(failure).message });
  }
}

export type UndoneChange = { recordType: RecordType; id: number; version: number };

/** Takes back what was done, by `work`, and says what came of it (A155). */
export const takeBack = (work: () => Promise<unknown>): Promise<void> =>
  orSay('Not undone', async () => {
    await work();
    notify({ kind: 'success', title: 'Undone', description: 'It is as it was before.' });
  });

/** Takes back the change that made this version of a record, and fetches it anew (A155). */
export const undoChange = (
  client: ApolloClient,
  change: UndoneChange,
  fetchAnew: () => Promise<unknown>,
): Promise<void> =>
  takeBack(async () => {
    await client.mutate({ mutation: UndoChangeDocument, variables: change });
    await fetchAnew();
  });

/** What a notice offers of a change that was just saved; nothing where the noun has no Undo. */
export function undoOf<Stored extends Versioned>(
  client: ApolloClient,
  store: RecordStore<Stored, never>,
  { id, version }: Versioned,
): NoticeAct | undefined {
  const { recordType, fetchNewest, refresh } = store;
  if (!recordType) return undefined;
  const run = () =>
    undoChange(client, { recordType, id, version }, async () => {
      const newest = await fetchNewest(client, id);
      if (newest) refresh(client.cache, newest);
    });
  return noticeAct('Undo', run);
}

/** Brings a deleted record back from the trash (A155); `forget` has lists asked for again that it may stand in. */
export const restoreRecord = (
  client: ApolloClient,
  recordType: RecordType,
  id: number,
  forget: (cache: ApolloCache) => void,
): Promise<void> =>
  orSay('Not restored', async () => {
    await client.mutate({ mutation: RestoreRecordDocument, variables: { recordType, id } });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'trash' });
    forget(client.cache);
    notify({ kind: 'success', title: 'Restored', description: 'It is back in its list, as it was.' });
  });

/** Tells that a record was deleted, and offers to bring it back; `forget` as for `restoreRecord`. */
export function notifyDeleted(
  client: ApolloClient,
  deleted: { recordType: RecordType; id: number; what: string; forget: (cache: ApolloCache) => void },
): void {
  const { recordType, id, what, forget } = deleted;
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'trash' });
  notify({
    kind: 'deleted',
    title: 'Deleted',
    description: `${what} has been deleted`,
    act: noticeAct('Undo', () => restoreRecord(client, recordType, id, forget)),
  });
}
