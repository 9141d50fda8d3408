import type { BulkAct } from '../grid/bulk-act';
import type { RowSelectionInput } from '../grid/row-selection';
import type { Task } from './task';
import { useTaskStarted } from './use-task-acts';

/** What can be done with many rows at once, without a question before it. */
type StartedAct<Filter> = Pick<BulkAct<unknown, Filter>, 'id' | 'label' | 'icon'> & {
  start: (selection: RowSelectionInput<Filter>) => Promise<Task | null | undefined>;
};

/** Acts on many rows that can be taken back, and so begin when they are pressed; the rows are let go of then. */
export function useStartedActs<Filter>(
  acts: readonly StartedAct<Filter>[],
): readonly BulkAct<unknown, Filter>[] {
  const started = useTaskStarted();
  return acts.map(({ start, ...act }) => ({
    ...act,
    permitted: true,
    run: async ({ input, clear }) => {
      const task = await start(input);
      if (task) await started(task);
      clear();
    },
  }));
}
