import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { changeRow, type RowFragment, storedRow } from '../graphql/row-cache';

/** Shows a change of a row at once, and runs `work` with the stored row after the row's earlier changes. */
export type RowMutation<Row> = (
  row: Row,
  change: Partial<Row>,
  work: (stored: Row) => Promise<void>,
) => Promise<void>;

let lastChange = 0;
/** The number of changes that have been saved or refused. */
let endedChanges = 0;

/**
 * Returns the rows that `read` fetches. It fetches them again if a change of a row ended meanwhile: the rows may have been
 * read before that change was saved, and would replace its result in the list.
 */
export async function readAfterChanges<Rows>(read: () => Promise<Rows>): Promise<Rows> {
  for (;;) {
    const before = endedChanges;
    const rows = await read();
    if (endedChanges === before) return rows;
  }
}

/**
 * Runs changes of one row one after another, each on the result of the previous one; rows do not wait for each other. A
 * change stays visible until its work is done, whatever data arrives meanwhile; then the stored row shows.
 */
export function useRowMutationQueue<Row extends { id: number }>(
  fragment: RowFragment<Row>,
): RowMutation<Row> {
  const { cache } = useApolloClient();
  const running = useRef(new Map<number, Promise<void>>());
  return useCallback(
    (row, change, work) => {
      const { id } = row;
      lastChange += 1;
      const layer = `change-${lastChange}`;
      cache.batch({ optimistic: layer, update: (shown) => changeRow(shown, fragment, id, change) });
      const queues = running.current;
      const queued = (queues.get(id) ?? Promise.resolve())
        .then(() => work(storedRow(cache, fragment, id) ?? row))
        .finally(() => {
          endedChanges += 1;
          cache.removeOptimistic(layer);
          if (queues.get(id) === queued) queues.delete(id);
        });
      queues.set(id, queued);
      return queued;
    },
    [cache, fragment],
  );
}
