import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Fields } from '../editing/field-table';
import type { BulkAct, BulkSelection } from '../grid/bulk-action';
import type { RowSelectionInput } from '../grid/row-selection';
import { TrashIcon } from '../ui/pictograms';
import type { ChangeManyProps } from './bulk-edit-dialog';
import type { OfferedFields } from './bulk-edit-field';
import type { Task } from './task';
import { type Called, countedAs, useConfirmedAct } from './use-confirmed-action';
import { useTaskStarted } from './use-task-actions';

const ChangeManyDialog = lazy(() => import('./bulk-edit-dialog')) as <Table extends Fields<never>>(
  props: ChangeManyProps<Table>,
) => ReactNode;

type Started = Promise<Task | null | undefined>;

/** The bulk actions that a list offers on its records. */
type Offered<Filter, Table, Input> = {
  called: Called;
  change?: OfferedFields<Table> & {
    start: (selection: RowSelectionInput<Filter>, input: Input) => Started;
  };
  remove?: {
    start: (selection: RowSelectionInput<Filter>) => Started;
    /** Says which records are not deleted, or what happens to deleted ones. */
    warning: string;
  };
};

export type ManyActs<Filter> = {
  /** Adds the bulk actions before and after the list's other ones. */
  around: <Row, Shown extends Filter>(
    others: readonly BulkAct<Row, Shown>[],
  ) => readonly BulkAct<Row, Shown>[];
  dialog: ReactNode;
};

/**
 * Returns bulk actions for changing and deleting rows of a list, with the dialogs that ask before. `around` adds them
 * before and after the list's other actions.
 */
export function useManyActs<Filter, Table extends Fields<never>, Input>({
  called,
  change,
  remove,
}: Offered<Filter, Table, Input>): ManyActs<Filter> {
  const [changed, setChanged] = useState<BulkSelection<unknown, Filter> | null>(null);
  const started = useTaskStarted();
  const [one, many] = called;
  const changing: BulkAct<unknown, Filter> = {
    id: 'change',
    label: 'Change…',
    permitted: true,
    run: setChanged,
  };
  const removal = useConfirmedAct<Filter>({
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
          <ChangeManyDialog
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
