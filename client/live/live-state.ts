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

/**
 * How often to ask, in milliseconds, for the `pollInterval` of a query: as often as this where nothing tells of changes,
 * else not at all.
 */
export function usePollUnlessLive(everyMs: number): number {
  const isLive = useSyncExternalStore(
    subscribe,
    () => live,
    () => false,
  );
  return isLive ? 0 : everyMs;
}
