import { useEffect, useRef } from 'react';

/** Does something each time the network is back, as it is meant by then. */
export function useWhenOnline(act: () => unknown): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const again = () => latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}
