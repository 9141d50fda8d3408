import { useEffect, useSyncExternalStore } from 'react';
import { useBarShown } from '../ui/bars-shown';

let shown = false;
/** Somebody wants to see them although a bar of acts on chosen rows is in sight. */
let wantedByBar = false;
let toldElsewhere = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tellAll = () => {
  for (const listener of [...listeners]) listener();
};

/** Shows the tasks, or puts them away; `byBar` when that was asked for while rows are chosen. */
export function showTasks(wanted: boolean, byBar = false): void {
  shown = wanted;
  wantedByBar = wanted && (byBar || wantedByBar);
  tellAll();
}

const useStored = (read: () => boolean): boolean => useSyncExternalStore(subscribe, read, () => false);

/**
 * Whether they are shown. In their corner they would lie over the acts on chosen rows: while rows are chosen, they wait
 * behind their button for being asked for, and stand below it then.
 */
export function useTasksShown(): { shown: boolean; byBar: boolean } {
  const byBar = useBarShown();
  const wanted = useStored(() => shown);
  const asked = useStored(() => wantedByBar);
  useEffect(() => {
    // The next bar puts them away again.
    if (!byBar) wantedByBar = false;
  }, [byBar]);
  return { shown: wanted && (!byBar || asked), byBar };
}

/** For a screen that tells of its task itself: while it is in sight, none shows itself unasked. */
export function useTellsOfItsTask(): void {
  useEffect(() => {
    toldElsewhere += 1;
    tellAll();
    return () => {
      toldElsewhere -= 1;
      tellAll();
    };
  }, []);
}

/** Returns true while a screen shows the progress of its own task. */
export const isToldElsewhere = (): boolean => toldElsewhere > 0;

/** The same for components, which are drawn again when it changes. */
export const useToldElsewhere = (): boolean => useStored(isToldElsewhere);
