import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { noticeAct } from '../editing/notice-act';
import { toAppError } from '../graphql/errors';
import { notify } from '../ui/notices';
import { changeRow, type RowFragment } from './row-cache';
import { useRowTurns } from './use-row-turns';

/** How the rows of one list are changed in place. */
export type RowStore<Row, Change extends Partial<Row>> = {
  readonly fragment: RowFragment<Row>;
  /** Saves on the version of the row, else raises CONFLICT; answers what the row shows then. */
  save(client: ApolloClient, row: Row, change: Change): Promise<Partial<Row> | null>;
  /** Carries a saved change into what else shows it, such as totals. */
  saved(cache: ApolloCache, before: Row, after: Row): void;
  /** Brings the row in line with the server; answers in a sentence what it is now, null where it is gone. */
  takeNewer(client: ApolloClient, id: number): Promise<string | null>;
  /** Whether the notice of a saved change offers to change it back. */
  readonly undone?: boolean;
};

export type ChangeRow<Row, Change> = (row: Row, change: Change) => Promise<void>;

/**
 * Saves a change made in a cell of a grid: one mutation, no list query (R166, R189). The cell shows the new value at
 * once; a refusal puts the old one back, and a newer one in its place where somebody else was faster.
 */
export function useRowChange<Row extends { id: number }, Change extends Partial<Row>>(
  store: RowStore<Row, Change>,
): ChangeRow<Row, Change> {
  const client = useApolloClient();
  const { cache } = client;
  const inTurn = useRowTurns(store.fragment);

  const takeNewer = async (id: number) => {
    const now = await store.takeNewer(client, id);
    if (now === null) return;
    notify({
      kind: 'error',
      title: 'Somebody else was faster',
      description: `${now} Choose again if it should be different.`,
    });
  };

  const changeTo: ChangeRow<Row, Change> = (row, change) =>
    inTurn(row, change, async (stored) => {
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
          act: store.undone ? noticeAct('Undo', back) : undefined,
        });
      } catch (failure) {
        const { code, message } = toAppError(failure);
        if (code === 'CONFLICT') return takeNewer(row.id).catch(() => undefined);
        notify({ kind: 'error', title: 'Not saved', description: message });
      }
    });
  return changeTo;
}

/** What the row said of all that a change has changed, what followed from it included. */
const changedBy = <Row, Change extends Partial<Row>>(row: Row, shown: Partial<Row>): Change =>
  Object.fromEntries(
    Object.entries(shown)
      .filter(([name, value]) => row[name as keyof Row] !== value)
      .map(([name]) => [name, row[name as keyof Row]]),
  ) as Change;
