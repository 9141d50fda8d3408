import { useSyncExternalStore } from 'react';

let live = false;
const listeners = new Set<() => void>();

/** Sets whether changes are now received as they happen. */
export function setLive(now: boolean): void {
  if (live === now) return;
  live = now;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns true if changes are received as they happen. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => live,
    () => false,
  );

/**
 * Returns the `pollInterval` for a query that needs updates sooner than `usePollingFallback` polls: `everyMs`
 * milliseconds without a live connection, otherwise 0.
 */
export function usePollUnlessLive(everyMs: number): number {
  return useIsLive() ? 0 : everyMs;
}
