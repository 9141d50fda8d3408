import { earlyPresses, PART_USED, WAITING } from '../lib/pending-hydration';

/** Events that show that the user begins to use a part of a page, or that the browser fills in a form. */
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'];

/** Returns the part that an event happened in, if its code has not loaded; records its first use. */
function noteUse({ target }: Event): Element | null {
  const part = target instanceof Element ? target.closest(`[${WAITING}]`) : null;
  if (!part) return null;
  const pressed = earlyPresses();
  if (!pressed.has(part)) pressed.set(part, []);
  part.dispatchEvent(new Event(PART_USED));
  return part;
}

function hold(event: Event, pressed: HTMLElement): void {
  const part = noteUse(event);
  if (!part) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const held = earlyPresses().get(part);
  // Sending twice counts once; other presses, such as counting up, count each time.
  if (!(pressed instanceof HTMLFormElement && held?.includes(pressed))) held?.push(pressed);
}

/**
 * Lets a part of a page be used before its code has loaded: its first use starts loading, and presses are held until
 * then (client/ui/hydrate-on-interaction.tsx). Typed text stays in its fields. Runs in the head, before any other listener, so that
 * nothing is missed and the browser itself submits no form.
 */
export function queueEarlyPresses(): void {
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
