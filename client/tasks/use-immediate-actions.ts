import type { BulkAct } from '../grid/bulk-action';
import type { RowSelectionInput } from '../grid/row-selection';
import type { Task } from './task';
import { useTaskStarted } from './use-task-actions';

/** A bulk action without confirmation. */
type StartedAct<Filter> = Pick<BulkAct<unknown, Filter>, 'id' | 'label' | 'icon'> & {
  start: (selection: RowSelectionInput<Filter>) => Promise<Task | null | undefined>;
};

/** Returns bulk actions that can be undone, and so start without confirmation; the selection is then cleared. */
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
