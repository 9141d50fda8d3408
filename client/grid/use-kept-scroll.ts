import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const kept = new Map<string, number>();

/**
 * Puts a scrolled list back where it was when its page was left, once its rows are there again (Back). Answers that
 * place in pixels, for a list that draws only the rows in sight.
 */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, ready: boolean): number {
  const { key } = useLocation();
  const before = useRef(kept.get(key) ?? 0);
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (!ready || restored.current || !scroller.current) return;
    restored.current = true;
    scroller.current.scrollTop = before.current;
  }, [ready, scroller]);
  useEffect(() => {
    const element = scroller.current;
    const keep = () => {
      if (restored.current && element) kept.set(key, element.scrollTop);
    };
    element?.addEventListener('scroll', keep, { passive: true });
    return () => element?.removeEventListener('scroll', keep);
  }, [key, scroller]);
  return before.current;
}
