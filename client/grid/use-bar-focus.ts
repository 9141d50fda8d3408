import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus by the bar of acts: a button that works loses it in browsers, and with the bar it goes altogether.
 * Whoever presses them by keys goes on from the button, or from the foot of the grid, not from the start of the page.
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
