import { useCallback, useSyncExternalStore } from 'react';

/** Returns true while the media query matches; `beforeKnown` on the server and while hydrating. */
export function useMediaQuery(query: string, beforeKnown = true): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => beforeKnown,
  );
}
