import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the panel and what ends the sight of it. */
const MARGIN = 8;
/** With less room a finger finds hardly anything. */
const LEAST = 176;
const COMFORTABLE = 260;

/**
 * Keeps the panel's `--room` at the height that can be seen below it: down to the end of the window, or to the keyboard
 * of a phone, which covers it. Where that is little, a phone brings the box up once.
 */
export function useRoom(panel: RefObject<HTMLElement | null>, shown: boolean): void {
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
