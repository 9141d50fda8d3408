import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Fields } from '../editing/field-table';
import type { BulkAction, BulkSelection } from '../grid/bulk-action';
import type { RowSelectionInput } from '../grid/row-selection';
import { TrashIcon } from '../ui/pictograms';
import type { BulkEditProps } from './bulk-edit-dialog';
import type { BulkEditFields } from './bulk-edit-field';
import type { Task } from './task';
import { type Called, countedAs, useConfirmedAction } from './use-confirmed-action';
import { useTaskStarted } from './use-task-actions';

const BulkEditDialog = lazy(() => import('./bulk-edit-dialog')) as <Table extends Fields<never>>(
  props: BulkEditProps<Table>,
) => ReactNode;

type Started = Promise<Task | null | undefined>;

/** The bulk actions that a list offers on its records. */
type Offered<Filter, Table, Input> = {
  called: Called;
  change?: BulkEditFields<Table> & {
    start: (selection: RowSelectionInput<Filter>, input: Input) => Started;
  };
  remove?: {
    start: (selection: RowSelectionInput<Filter>) => Started;
    /** Says which records are not deleted, or what happens to deleted ones. */
    warning: string;
  };
};

export type ListBulkActions<Filter> = {
  /** Adds the bulk actions before and after the list's other ones. */
  around: <Row, Shown extends Filter>(
    others: readonly BulkAction<Row, Shown>[],
  ) => readonly BulkAction<Row, Shown>[];
  dialog: ReactNode;
};

/**
 * Returns bulk actions for changing and deleting rows of a list, with the dialogs that ask before. `around` adds them
 * before and after the list's other actions.
 */
export function useBulkActions<Filter, Table extends Fields<never>, Input>({
  called,
  change,
  remove,
}: Offered<Filter, Table, Input>): ListBulkActions<Filter> {
  const [changed, setChanged] = useState<BulkSelection<unknown, Filter> | null>(null);
  const started = useTaskStarted();
  const [one, many] = called;
  const changing: BulkAction<unknown, Filter> = {
    id: 'change',
    label: 'Change…',
    permitted: true,
    run: setChanged,
  };
  const removal = useConfirmedAction<Filter>({
    id: 'delete',
    label: 'Delete…',
    icon: <TrashIcon />,
    danger: true,
    called,
    question: (what, isOne) => ({
      title: `Delete ${what}`,
      text: `Are you sure you want to delete ${isOne ? `this ${one}` : `these ${many}`}? ${remove?.warning}`,
    }),
    yes: 'Delete',
    no: "Don't Delete",
    start: async (selection) => remove?.start(selection),
  });
  const dialog = (
    <>
      {changed && change && (
        <Suspense>
          <BulkEditDialog
            offered={change}
            what={countedAs(changed, called)}
            onClose={() => setChanged(null)}
            change={async (input) => {
              const task = await change.start(changed.input, input as Input);
              if (task) await started(task);
            }}
          />
        </Suspense>
      )}
      {remove && removal.dialog}
    </>
  );
  return {
    around: (others) => [...(change ? [changing] : []), ...others, ...(remove ? [removal.act] : [])],
    dialog,
  };
}
