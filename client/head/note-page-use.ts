import { IN_USE, USE_BEGUN } from '../lib/page-use';

/** What people do when they begin to use a page. `scroll` is the page's own: parts that move by themselves do not count. */
const SIGNS_OF_USE = [
  'keydown',
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'beforeprint',
];

/** Browsers tell of a pointer that rests where a page comes up as if it had moved there. */
const rests = (event?: Event) =>
  event?.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

function noteUse(event?: Event): void {
  if (rests(event)) return;
  const root = document.documentElement;
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, noteUse);
  if (root.hasAttribute(IN_USE)) return;
  root.setAttribute(IN_USE, '');
  dispatchEvent(new Event(USE_BEGUN));
}

/** Whether somebody comes back to the page, and finds it scrolled as it was. */
function comesBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || (navigation !== undefined && navigation.type !== 'navigate');
}

/**
 * Notes, for styles and scripts, that a page is in use: from the first sign of it, or at once where somebody comes back
 * to it. In the head, so that nothing that happens before the other scripts come is missed.
 */
export function notePageUse(): void {
  if (comesBack()) noteUse();
  else for (const sign of SIGNS_OF_USE) addEventListener(sign, noteUse, { passive: true });
}
