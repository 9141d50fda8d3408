import { useEffect, useSyncExternalStore } from 'react';

let bars = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function count(by: number): void {
  bars += by;
  for (const listener of [...listeners]) listener();
}

/** For a bar of acts on chosen rows: while it is in sight, nothing lies over it unasked. */
export function useTellsOfItsBar(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether such a bar is in sight. */
export const useBarShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => bars > 0,
    () => false,
  );
