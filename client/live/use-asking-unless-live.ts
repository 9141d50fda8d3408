import { useEffect, useRef } from 'react';
import { useIsLive } from './live-state';

/** Milliseconds from one question to the next while nothing tells of changes. */
export const ASK_EVERY = 25_000;

/**
 * Calls `ask` now and then while nothing tells of changes, as behind a proxy that lets no WebSocket pass: only where
 * somebody sees the page, and at once when they see it again. It ends as soon as the connection stands.
 */
export function useAskingUnlessLive(ask: () => void, { skip = false }: { skip?: boolean } = {}): void {
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
      timer = document.hidden ? undefined : setInterval(() => latest.current(), ASK_EVERY);
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
