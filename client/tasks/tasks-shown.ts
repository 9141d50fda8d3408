import { useSyncExternalStore } from 'react';

let shown = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the tasks in their corner, or puts them away. */
export function showTasks(wanted: boolean): void {
  shown = wanted;
  for (const listener of [...listeners]) listener();
}

/** Whether they are shown. */
export const useTasksShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => false,
  );
