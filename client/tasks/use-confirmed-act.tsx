import { type ReactNode, useRef, useState } from 'react';
import type { BulkAct, BulkSelection } from '../grid/bulk-act';
import type { RowSelectionInput } from '../grid/row-selection';
import { formatAtLeast } from '../lib/format';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { Task } from './task';
import { useTaskStarted } from './use-task-acts';

/** What people call a record, and many. */
export type Called = readonly [one: string, many: string];

/** The chosen records as people count them: `12 suppliers`. */
export const countedAs = (
  chosen: Pick<BulkSelection<unknown, unknown>, 'count' | 'orMore'> | undefined,
  [one, many]: Called,
): string => {
  const { count = 0, orMore } = chosen ?? {};
  return `${formatAtLeast(count, orMore)} ${count === 1 ? one : many}`;
};

/** Something that is done with many records once somebody has said yes. */
type Confirmed<Filter> = Pick<BulkAct<unknown, Filter>, 'id' | 'label' | 'icon' | 'danger'> & {
  called: Called;
  /** What is asked of so many, `what` being their number with what they are. */
  question: (what: string, one: boolean) => { title: string; text: ReactNode };
  yes: string;
  no?: string;
  start: (selection: RowSelectionInput<Filter>) => Promise<Task | null | undefined>;
};

/** An act on many rows that asks before it begins. The rows are let go of once it has. */
export function useConfirmedAct<Filter>({ called, question, yes, no, start, ...act }: Confirmed<Filter>): {
  act: BulkAct<unknown, Filter>;
  dialog: ReactNode;
} {
  const [chosen, setChosen] = useState<BulkSelection<unknown, Filter>>();
  const [open, setOpen] = useState(false);
  const started = useTaskStarted();
  // With the choice goes the button that the dialog gives the focus back to.
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
