import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const positions = new Map<string, number>();

/**
 * Restores the scroll position of a list that the user returns to with Back, once its rows are loaded. Returns the
 * position in pixels, for a list that renders only the visible rows.
 */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>, ready: boolean): number {
  const { key } = useLocation();
  const before = useRef(positions.get(key) ?? 0);
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (!ready || restored.current || !scroller.current) return;
    restored.current = true;
    scroller.current.scrollTop = before.current;
  }, [ready, scroller]);
  useEffect(() => {
    const element = scroller.current;
    const keep = () => {
      if (restored.current && element) positions.set(key, element.scrollTop);
    };
    element?.addEventListener('scroll', keep, { passive: true });
    return () => element?.removeEventListener('scroll', keep);
  }, [key, scroller]);
  return before.current;
}
