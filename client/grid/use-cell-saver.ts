import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import type { RecordStore, Versioned } from '../editing/record-store';
import { FieldConflict, saveField } from '../editing/save-field';
import { notifySaved } from '../editing/saved-notices';
import { undoOf } from '../editing/undo';
import { toAppError } from '../graphql/errors';
import { type RowFragment, storedRow } from '../graphql/row-cache';
import { dismissNotice, notify } from '../ui/notices';
import type { SaveCell } from './editable-cell';
import { useRowMutationQueue } from './use-row-mutation-queue';

/**
 * Saves the values typed into the cells of a list: shown at once, checked by the server, and reverted with a notice if
 * refused. If another user changed the same field meanwhile, their value stays and a notice says so.
 */
export function useCellSaver<Row extends Versioned, Stored extends Versioned, Input>(
  store: RecordStore<Stored, Input>,
  fragment: RowFragment<Row>,
  /** Applies a saved change to other data that depends on it, such as totals. */
  carry?: (cache: ApolloCache, before: Row, after: Row) => void,
): SaveCell<Row> {
  const client = useApolloClient();
  const enqueue = useRowMutationQueue(fragment);
  // The ID of the latest notice: cells saved in quick succession share one notice, since more would hide the rows.
  const notice = useRef(0);

  return useCallback(
    (row, { name, field, recordOf }, typed) => {
      const before = field.fromRecord(recordOf(row));
      if (field.same(typed, before)) return;
      const { cache } = client;
      const { id } = row;
      const change = { [name]: field.toInput(typed) } as unknown as Partial<Row>;
      void enqueue(row, change, async (stored) => {
        const { version } = stored;
        try {
          const saved = await saveField(client, field, store, { id, version, name, typed, before });
          if (!saved) return;
          carry?.(cache, stored, storedRow(cache, fragment, id) ?? stored);
          dismissNotice(notice.current);
          notice.current = notifySaved(store.recordLabel, undoOf(client, store, saved));
        } catch (failure) {
          notify({ kind: 'error', ...refusalOf(failure, field) });
        }
      });
    },
    [client, store, fragment, carry, enqueue],
  );
}

function refusalOf(
  failure: unknown,
  { label, format }: { label: string; format: (typed: unknown) => string },
): { title: string; description: string } {
  if (!(failure instanceof FieldConflict))
    return { title: 'Not saved', description: toAppError(failure).message };
  const theirs = format(failure.theirs) || 'empty';
  return {
    title: 'Someone else has changed this',
    description: `${label} is now ${theirs}. You can change it again if you need to.`,
  };
}
