import { type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from '../lib/use-media-query';

/**
 * Calls `next` every `delay()` milliseconds. Pauses while the pointer or the focus is in `area`, while the tab is
 * hidden, and after the pause button was pressed; never starts for people who prefer less motion.
 */
export function useAutoplay(area: RefObject<HTMLElement | null>, delay: () => number, next: () => void) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const running = !reduced && !paused && !held;

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const hold = () => setHeld(true);
    const release = () =>
      setHeld(element.matches(':hover') || element.contains(document.activeElement) || document.hidden);
    const later = () => setTimeout(release);
    const events = [
      ['pointerenter', hold],
      ['pointerleave', later],
      ['focusin', hold],
      ['focusout', later],
    ] as const;
    for (const [name, act] of events) element.addEventListener(name, act);
    document.addEventListener('visibilitychange', release);
    return () => {
      for (const [name, act] of events) element.removeEventListener(name, act);
      document.removeEventListener('visibilitychange', release);
    };
  }, [area]);

  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Computed each time: a rotated phone has room for more slides, or for fewer.
    const wait = () => {
      timer = setTimeout(() => {
        next();
        wait();
      }, delay());
    };
    // Measured after a frame, so that this causes no extra layout.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(wait);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [running, delay, next]);

  return { paused, toggle: () => setPaused((current) => !current) };
}
