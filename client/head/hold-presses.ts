import { PART_USED, pressedEarly, WAITING } from '../lib/waiting-parts';

/** What people do when they begin to use a part of a page, or their browser fills in a form. */
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'];

/** The part that an event happened to, while its code has not come. */
function noteUse({ target }: Event): Element | null {
  const part = target instanceof Element ? target.closest(`[${WAITING}]`) : null;
  if (!part) return null;
  const pressed = pressedEarly();
  if (!pressed.has(part)) pressed.set(part, []);
  part.dispatchEvent(new Event(PART_USED));
  return part;
}

function hold(event: Event, pressed: HTMLElement): void {
  const part = noteUse(event);
  if (!part) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const held = pressedEarly().get(part);
  // Sending it twice is sending it once; counting up twice is not.
  if (!(pressed instanceof HTMLFormElement && held?.includes(pressed))) held?.push(pressed);
}

/**
 * Lets a part of a page be used before its code is here: tells of its first use, upon which the code is fetched, and
 * holds what is pressed until then (client/ui/late-part.tsx). What is typed stays in its fields. In the head, and
 * before anybody else hears of it, so that nothing is missed and no form is sent the browser's own way.
 */
export function holdPresses(): void {
  const options = { capture: true };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, noteUse, { ...options, passive: true });
  addEventListener('submit', (event) => hold(event, event.target as HTMLFormElement), options);
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
      if (button) hold(event, button);
    },
    options,
  );
}
