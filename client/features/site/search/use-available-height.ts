import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the panel and the bottom edge of the visible area. */
const MARGIN = 8;
/** The minimum height of the panel, in pixels: with less, a finger can hardly hit anything. */
const LEAST = 176;
const COMFORTABLE = 260;

/**
 * Keeps the panel's `--room` at the visible height below it: down to the end of the window, or to the on-screen
 * keyboard that covers it. If there is too little room, a phone scrolls the box up once.
 */
export function useAvailableHeight(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!shown || !element) return;
    const view = window.visualViewport;
    let moved = false;
    const measure = () => {
      const end = view ? view.offsetTop + view.height : window.innerHeight;
      const room = end - element.getBoundingClientRect().top - MARGIN;
      element.style.setProperty('--room', `${Math.max(room, LEAST)}px`);
      if (moved || room >= COMFORTABLE || !window.matchMedia('(pointer: coarse)').matches) return;
      moved = true;
      element.closest('form')?.scrollIntoView({ block: 'start' });
    };
    measure();
    view?.addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      view?.removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
    };
  }, [panel, shown]);
}
