import { useEffect, useSyncExternalStore } from 'react';

let shown = false;
let toldElsewhere = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tellAll = () => {
  for (const listener of [...listeners]) listener();
};

/** Shows the tasks in their corner, or puts them away. */
export function showTasks(wanted: boolean): void {
  shown = wanted;
  tellAll();
}

/** Whether they are shown. */
export const useTasksShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => false,
  );

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

/** Whether a screen does so. */
export const useToldElsewhere = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => toldElsewhere > 0,
    () => false,
  );
