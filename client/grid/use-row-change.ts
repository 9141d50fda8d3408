import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { noticeAction } from '../editing/notice-action';
import { toAppError } from '../graphql/errors';
import { changeRow, type RowFragment } from '../graphql/row-cache';
import { notify } from '../ui/notices';
import { useRowMutationQueue } from './use-row-mutation-queue';

/** Operations for changing the rows of a list in place. */
export type RowStore<Row, Change extends Partial<Row>> = {
  readonly fragment: RowFragment<Row>;
  /** Saves the change for the row's version, or throws CONFLICT; returns the resulting values of the row. */
  save(client: ApolloClient, row: Row, change: Change): Promise<Partial<Row> | null>;
  /** Applies a saved change to other data that depends on it, such as totals. */
  saved(cache: ApolloCache, before: Row, after: Row): void;
  /** Updates the row from the server; returns a sentence about its current state, or null if the row is gone. */
  takeNewer(client: ApolloClient, id: number): Promise<string | null>;
  /** If true, the notice of a saved change offers to undo it. */
  readonly undone?: boolean;
};

export type ChangeRow<Row, Change> = (row: Row, change: Change) => Promise<void>;

/**
 * Saves a change made in a cell of a grid: one mutation, no list query (R166, R189). The cell shows the new value at
 * once; a refusal restores the old one, or shows the newer value of another user.
 */
export function useRowChange<Row extends { id: number }, Change extends Partial<Row>>(
  store: RowStore<Row, Change>,
): ChangeRow<Row, Change> {
  const client = useApolloClient();
  const { cache } = client;
  const enqueue = useRowMutationQueue(store.fragment);

  const takeNewer = async (id: number) => {
    const now = await store.takeNewer(client, id);
    if (now === null) return;
    notify({
      kind: 'error',
      title: 'Someone else has changed this',
      description: `${now} You can change it again if you need to.`,
    });
  };

  const changeTo: ChangeRow<Row, Change> = (row, change) =>
    enqueue(row, change, async (stored) => {
      try {
        const saved = await store.save(client, stored, change);
        if (!saved) return;
        const shown = { ...change, ...saved };
        changeRow(cache, store.fragment, row.id, shown);
        store.saved(cache, stored, { ...stored, ...shown });
        const back = () => changeTo(row, changedBy(stored, shown));
        notify({
          kind: 'saved',
          title: 'Save Successful',
          act: store.undone ? noticeAction('Undo', back) : undefined,
        });
      } catch (failure) {
        const { code, message } = toAppError(failure);
        if (code === 'CONFLICT') return takeNewer(row.id).catch(() => undefined);
        notify({ kind: 'error', title: 'Not saved', description: message });
      }
    });
  return changeTo;
}

/** Returns the previous values of all that a change has changed, including its consequences. */
const changedBy = <Row, Change extends Partial<Row>>(row: Row, shown: Partial<Row>): Change =>
  Object.fromEntries(
    Object.entries(shown)
      .filter(([name, value]) => row[name as keyof Row] !== value)
      .map(([name]) => [name, row[name as keyof Row]]),
  ) as Change;
