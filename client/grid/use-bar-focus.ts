import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus near the bar of bulk actions: a button that is disabled while it works loses it in browsers, and
 * hiding the bar does, too. The focus then returns to the button or the foot of the grid rather than the start of the
 * page.
 */
export function useBarFocus(running: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!running && isLost()) last.current?.focus();
  }, [running]);
  useEffect(() => {
    const foot = bar.current?.parentElement;
    return () => {
      if (last.current && isLost()) foot?.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  };
  return { ref: bar, onFocus };
}

const isLost = () => document.activeElement === document.body;
