import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Fields } from '../editing/field-table';
import type { BulkAct, BulkSelection } from '../grid/bulk-act';
import type { RowSelectionInput } from '../grid/row-selection';
import { TrashIcon } from '../ui/pictograms';
import type { ChangeManyProps } from './change-many-dialog';
import type { OfferedFields } from './offered-field';
import type { Task } from './task';
import { type Called, countedAs, useConfirmedAct } from './use-confirmed-act';
import { useTaskStarted } from './use-task-acts';

const ChangeManyDialog = lazy(() => import('./change-many-dialog')) as <Table extends Fields<never>>(
  props: ChangeManyProps<Table>,
) => ReactNode;

type Started = Promise<Task | null | undefined>;

/** What staff may do with many records of a noun. */
type Offered<Filter, Table, Input> = {
  called: Called;
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

/**
 * Changes to many rows of a list, and their deletion, with the dialogs that ask before. `around` puts them about the
 * other acts of the list.
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
