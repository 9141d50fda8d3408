import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { FieldConflict } from '../editing/field-conflict';
import type { RecordStore, Versioned } from '../editing/record-store';
import { saveField } from '../editing/save-field';
import { undoOf } from '../editing/undo';
import { toAppError } from '../graphql/errors';
import { dismissNotice, notify, notifySaved } from '../ui/notices';
import type { EditableCell, SaveCell } from './editable-cell';
import { changeRow, type RowFragment, storedRow } from './row-cache';

/**
 * Saves what is typed into the cells of a list: shown at once, checked by the server, put back with a notice where it
 * is refused. Changes of one row follow each other on its newest version; where somebody else changed the same field
 * meanwhile, theirs stays and is told.
 */
export function useCellSaver<Row extends Versioned, Stored extends Versioned, Input>(
  store: RecordStore<Stored, Input>,
  fragment: RowFragment<Row>,
  /** Carries a saved change into what else shows it, such as totals. */
  carry?: (cache: ApolloCache, before: Row, after: Row) => void,
): SaveCell<Row> {
  const client = useApolloClient();
  const running = useRef(new Map<number, Promise<void>>());
  // One notice is enough for cells that are saved one right after the other: more of them would hide the rows.
  const told = useRef(0);

  return useCallback(
    (row, { name, field, recordOf }: EditableCell, typed) => {
      const { cache } = client;
      const { id } = row;
      const before = field.fromRecord(recordOf(row));
      if (field.same(typed, before)) return;
      const show = (value: unknown) =>
        changeRow(cache, fragment, id, { [name]: value } as unknown as Partial<Row>);
      const work = async () => {
        try {
          const version = storedRow(cache, fragment, id)?.version ?? row.version;
          const saved = await saveField(client, field, store, { id, version, name, typed, before });
          if (!saved) return;
          carry?.(cache, row, storedRow(cache, fragment, id) ?? row);
          dismissNotice(told.current);
          told.current = notifySaved(store.noun, undoOf(client, store, saved));
        } catch (failure) {
          if (failure instanceof FieldConflict) {
            const theirs = field.inWords(failure.theirs) || 'empty';
            notify({
              kind: 'error',
              title: 'Somebody else was faster',
              description: `${field.label} is ${theirs} now. Type again if it should be different.`,
            });
          } else {
            show(row[name as keyof Row]);
            notify({ kind: 'error', title: 'Not saved', description: toAppError(failure).message });
          }
        }
      };
      show(field.toInput(typed));
      const turn = (running.current.get(id) ?? Promise.resolve()).then(work);
      running.current.set(id, turn);
      void turn.finally(() => running.current.get(id) === turn && running.current.delete(id));
    },
    [client, store, fragment, carry],
  );
}
