import type { BulkAction } from '../grid/bulk-action';
import type { RowSelectionInput } from '../grid/row-selection';
import type { Task } from './task';
import { useTaskStarted } from './use-task-actions';

/** A bulk action without confirmation. */
type ImmediateAction<Filter> = Pick<BulkAction<unknown, Filter>, 'id' | 'label' | 'icon'> & {
  start: (selection: RowSelectionInput<Filter>) => Promise<Task | null | undefined>;
};

/** Returns bulk actions that can be undone, and so start without confirmation; the selection is then cleared. */
export function useImmediateActions<Filter>(
  actions: readonly ImmediateAction<Filter>[],
): readonly BulkAction<unknown, Filter>[] {
  const started = useTaskStarted();
  return actions.map(({ start, ...act }) => ({
    ...act,
    permitted: true,
    run: async ({ input, clear }) => {
      const task = await start(input);
      if (task) await started(task);
      clear();
    },
  }));
}
