import { useSyncExternalStore } from 'react';

let live = false;
const listeners = new Set<() => void>();

/** Says whether changes are told of as they happen, from now on. */
export function setLive(now: boolean): void {
  if (live === now) return;
  live = now;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether changes are told of as they happen. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => live,
    () => false,
  );

/**
 * How often to ask, in milliseconds, for the `pollInterval` of a query that wants to know sooner than screens ask
 * (`useAskingUnlessLive`): as often as this where nothing tells of changes, else not at all.
 */
export function usePollUnlessLive(everyMs: number): number {
  return useIsLive() ? 0 : everyMs;
}
