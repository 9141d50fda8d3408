import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Fields } from '../editing/field-table';
import type { BulkAct, BulkSelection } from '../grid/bulk-act';
import type { RowSelectionInput } from '../grid/row-selection';
import { formatCount } from '../lib/format';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TrashIcon } from '../ui/icons';
import type { ChangeManyProps } from './change-many-dialog';
import type { OfferedFields } from './offered-field';
import type { Task } from './task';
import { useTaskStarted } from './use-task-acts';

const ChangeManyDialog = lazy(() => import('./change-many-dialog')) as <Table extends Fields<never>>(
  props: ChangeManyProps<Table>,
) => ReactNode;

type Started = Promise<Task | null | undefined>;

/** What staff may do with many records of a noun. */
type Offered<Filter, Table, Input> = {
  /** What people call one of them, and many. */
  called: readonly [one: string, many: string];
  change?: OfferedFields<Table> & {
    start: (selection: RowSelectionInput<Filter>, input: Input) => Started;
  };
  remove?: {
    start: (selection: RowSelectionInput<Filter>) => Started;
    /** Which of them are not deleted, or what becomes of those that are. */
    warning: string;
  };
};

export type ManyActs<Filter> = {
  /** Puts the acts about the others of the list. */
  around: <Row, Shown extends Filter>(
    others: readonly BulkAct<Row, Shown>[],
  ) => readonly BulkAct<Row, Shown>[];
  dialog: ReactNode;
};

type Asking<Filter> = { act: 'change' | 'remove'; chosen: BulkSelection<unknown, Filter> };

/**
 * Changes to many rows of a list, and their deletion, with the dialogs that ask before. `around` puts them about the
 * other acts of the list.
 */
export function useManyActs<Filter, Table extends Fields<never>, Input>({
  called,
  change,
  remove,
}: Offered<Filter, Table, Input>): ManyActs<Filter> {
  const [asking, setAsking] = useState<Asking<Filter> | null>(null);
  const started = useTaskStarted();
  // With the choice goes the button that the dialog gives the focus back to.
  const clear = useRef<(() => void) | null>(null);
  const close = () => setAsking(null);
  const chosen = asking?.chosen;
  const [one, many] = called;
  const what = `${formatCount(chosen?.count)} ${chosen?.count === 1 ? one : many}`;
  const begin = async (start: Started) => {
    const task = await start;
    if (task) await started(task);
  };
  const changing: BulkAct<unknown, Filter> = {
    id: 'change',
    label: 'Change…',
    permitted: true,
    run: (selection) => setAsking({ act: 'change', chosen: selection }),
  };
  const removing: BulkAct<unknown, Filter> = {
    id: 'delete',
    label: 'Delete…',
    icon: <TrashIcon />,
    danger: true,
    permitted: true,
    run: (selection) => setAsking({ act: 'remove', chosen: selection }),
  };
  const dialog = (
    <>
      {asking?.act === 'change' && chosen && change && (
        <Suspense>
          <ChangeManyDialog
            offered={change}
            what={what}
            onClose={close}
            change={(input) => begin(change.start(chosen.input, input as Input))}
          />
        </Suspense>
      )}
      {remove && (
        <ConfirmDialog
          open={asking?.act === 'remove'}
          onClose={close}
          title={`Delete ${what}`}
          confirmLabel="Delete"
          cancelLabel="Don't Delete"
          danger
          onConfirm={async () => {
            if (!chosen) return;
            await begin(remove.start(chosen.input));
            clear.current = chosen.clear;
          }}
          onClosed={() => {
            clear.current?.();
            clear.current = null;
          }}
        >
          Are you sure you want to delete {chosen?.count === 1 ? `this ${one}` : `these ${many}`}?{' '}
          {remove.warning}
        </ConfirmDialog>
      )}
    </>
  );
  return {
    around: (others) => [...(change ? [changing] : []), ...others, ...(remove ? [removing] : [])],
    dialog,
  };
}
