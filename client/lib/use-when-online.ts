import { useEffect, useRef } from 'react';

/** Calls the latest `act` each time the network is back. */
export function useWhenOnline(act: () => unknown): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const again = () => latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}
