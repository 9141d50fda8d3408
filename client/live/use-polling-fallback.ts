import { useEffect, useRef } from 'react';
import { useIsLive } from './live-state';

/** Milliseconds between two polls without a live connection. */
export const POLL_INTERVAL = 25_000;

/**
 * Calls `ask` at intervals without a live connection, as behind a proxy that blocks WebSockets: only while the page is
 * visible, and at once when it becomes visible again. Stops once the connection is open.
 */
export function usePollingFallback(ask: () => void, { skip = false }: { skip?: boolean } = {}): void {
  const isLive = useIsLive();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (isLive || skip) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const goOn = () => {
      clearInterval(timer);
      timer = document.hidden ? undefined : setInterval(() => latest.current(), POLL_INTERVAL);
    };
    const look = () => {
      goOn();
      if (!document.hidden) latest.current();
    };
    goOn();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isLive, skip]);
}
