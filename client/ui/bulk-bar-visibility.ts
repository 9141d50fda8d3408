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

/** Registers the bar of bulk actions while it is mounted, so that nothing covers it. */
export function useRegisterBulkBar(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Returns true while a bar of bulk actions is shown. */
export const useBulkBarShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => bars > 0,
    () => false,
  );
