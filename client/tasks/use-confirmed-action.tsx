import { type ReactNode, useRef, useState } from 'react';
import type { BulkAction, BulkSelection } from '../grid/bulk-action';
import type { RowSelectionInput } from '../grid/row-selection';
import { formatAtLeast } from '../lib/format';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { Task } from './task';
import { useTaskStarted } from './use-task-actions';

/** The name of the record type, singular and plural. */
export type Called = readonly [one: string, many: string];

/** Returns the number of selected records as text: `12 suppliers`. */
export const countedAs = (
  chosen: Pick<BulkSelection<unknown, unknown>, 'count' | 'orMore'> | undefined,
  [one, many]: Called,
): string => {
  const { count = 0, orMore } = chosen ?? {};
  return `${formatAtLeast(count, orMore)} ${count === 1 ? one : many}`;
};

/** A bulk action that asks for confirmation. */
type Confirmed<Filter> = Pick<BulkAction<unknown, Filter>, 'id' | 'label' | 'icon' | 'danger'> & {
  called: Called;
  /** Returns the question; `what` is the number of records with their name. */
  question: (what: string, one: boolean) => { title: string; text: ReactNode };
  yes: string;
  no?: string;
  start: (selection: RowSelectionInput<Filter>) => Promise<Task | null | undefined>;
};

/** Returns a bulk action that asks for confirmation before it starts. The selection is cleared once it has started. */
export function useConfirmedAction<Filter>({ called, question, yes, no, start, ...act }: Confirmed<Filter>): {
  act: BulkAction<unknown, Filter>;
  dialog: ReactNode;
} {
  const [chosen, setChosen] = useState<BulkSelection<unknown, Filter>>();
  const [open, setOpen] = useState(false);
  const started = useTaskStarted();
  // Clearing the selection removes the button to which the dialog returns the focus.
  const clear = useRef<(() => void) | null>(null);
  const { title, text } = question(countedAs(chosen, called), chosen?.count === 1);
  return {
    act: {
      ...act,
      permitted: true,
      run: (selection) => {
        setChosen(selection);
        setOpen(true);
      },
    },
    dialog: (
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        confirmLabel={yes}
        cancelLabel={no}
        danger={act.danger}
        onConfirm={async () => {
          if (!chosen) return;
          const task = await start(chosen.input);
          if (task) await started(task);
          clear.current = chosen.clear;
        }}
        onClosed={() => {
          clear.current?.();
          clear.current = null;
        }}
      >
        {text}
      </ConfirmDialog>
    ),
  };
}
