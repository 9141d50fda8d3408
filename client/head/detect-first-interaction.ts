import { FIRST_INTERACTION, FIRST_INTERACTION_EVENT } from '../lib/first-interaction';

/**
 * Events that show that the user begins to use a page. `scroll` is the page's own: parts that scroll by themselves do
 * not count.
 */
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

/** Returns true for the event that browsers send for a resting pointer when a page appears below it. */
const rests = (event?: Event) =>
  event?.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

function noteUse(event?: Event): void {
  if (rests(event)) return;
  const root = document.documentElement;
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, noteUse);
  if (root.hasAttribute(FIRST_INTERACTION)) return;
  root.setAttribute(FIRST_INTERACTION, '');
  dispatchEvent(new Event(FIRST_INTERACTION_EVENT));
}

/** Returns true if the user returns to the page, which is then scrolled as before. */
function comesBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || (navigation !== undefined && navigation.type !== 'navigate');
}

/**
 * Records, for styles and scripts, that a page is in use: from the first event on, or at once if the user returns to
 * it. Runs in the head, so that nothing is missed before the other scripts load.
 */
export function detectFirstInteraction(): void {
  if (comesBack()) noteUse();
  else for (const sign of SIGNS_OF_USE) addEventListener(sign, noteUse, { passive: true });
}
