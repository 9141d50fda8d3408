import { useEffect, useSyncExternalStore } from 'react';
import { useBulkBarShown } from '../ui/bulk-bar-visibility';

let shown = false;
/** True if the user has opened the tasks while the bar of bulk actions is shown. */
let wantedByBar = false;
let displayedElsewhere = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const notifyAll = () => {
  for (const listener of [...listeners]) listener();
};

/** Shows or hides the tasks; `byBar` if the user did so while rows are selected. */
export function showTasks(wanted: boolean, byBar = false): void {
  shown = wanted;
  wantedByBar = wanted && (byBar || wantedByBar);
  notifyAll();
}

const useStored = (read: () => boolean): boolean => useSyncExternalStore(subscribe, read, () => false);

/**
 * Returns whether the tasks are shown. In their corner they would cover the bulk actions: while rows are selected, they
 * stay hidden until the user presses their button, and are then shown below it.
 */
export function useTasksShown(): { shown: boolean; byBar: boolean } {
  const byBar = useBulkBarShown();
  const wanted = useStored(() => shown);
  const wantedOverBar = useStored(() => wantedByBar);
  useEffect(() => {
    // The next bar hides them again.
    if (!byBar) wantedByBar = false;
  }, [byBar]);
  return { shown: wanted && (!byBar || wantedOverBar), byBar };
}

/** Registers a screen that shows the progress of its own task: while it is mounted, no task shows itself. */
export function useOwnTaskDisplay(): void {
  useEffect(() => {
    displayedElsewhere += 1;
    notifyAll();
    return () => {
      displayedElsewhere -= 1;
      notifyAll();
    };
  }, []);
}

/** Returns true while a screen shows the progress of its own task. */
export const isDisplayedElsewhere = (): boolean => displayedElsewhere > 0;

/** The same as a hook, which renders the component again when the value changes. */
export const useDisplayedElsewhere = (): boolean => useStored(isDisplayedElsewhere);
