import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const kept = new Map<string, number>();

/** Puts a scrolled list back where it was when its page was left, once its rows are there again (Back). */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (!ready || restored.current || !scroller.current) return;
    restored.current = true;
    scroller.current.scrollTop = kept.get(key) ?? 0;
  }, [ready, key, scroller]);
  useEffect(() => {
    const element = scroller.current;
    const keep = () => {
      if (restored.current && element) kept.set(key, element.scrollTop);
    };
    element?.addEventListener('scroll', keep, { passive: true });
    return () => element?.removeEventListener('scroll', keep);
  }, [key, scroller]);
}
