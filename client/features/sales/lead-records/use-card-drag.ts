import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { LeadStatus } from '../../../graphql/schema.generated';

/** Pixels that the mouse must move to drag a card; less is a click. */
const FROM_HERE = 6;
/** Milliseconds that a finger must rest on a card to lift it, and the pixels that it may move meanwhile. */
const REST = 350;
const TREMBLE = 10;
/** Pixels from the board's edges in which a dragged card scrolls it sideways, and pixels of each scroll step. */
const EDGE = 56;
const STEP = 14;

/** The card that is being dragged, and the column that it is over. */
export type Drag = { id: number; over: LeadStatus | null };

type Options = {
  /** The scrolling board. Its columns have `data-status`, their cards `data-lead`. */
  board: RefObject<HTMLElement | null>;
  /** True if the board is rendered. */
  shown: boolean;
  drop: (id: number, over: LeadStatus) => void;
};

/** Returns a copy of the card that follows the pointer. */
function lifted(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const picture = card.cloneNode(true) as HTMLElement;
  picture.removeAttribute('data-lead');
  picture.classList.add('lifted');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  return picture;
}

const columnAt = (x: number, y: number): LeadStatus | null =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-status]')?.dataset.status as LeadStatus) ??
  null;

/** Suppresses the click that follows a drop when the button is released. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Drags cards between columns: a mouse by moving, a finger after it has rested on a card, so that it can still scroll.
 * For the keyboard see `useBoardKeys`. Escape leaves the card where it was.
 */
export function useCardDrag({ board, shown, drop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const listening = useRef<AbortController>(null);
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => () => listening.current?.abort(), []);
  const dragging = drag !== null;
  const held = useRef(dragging);
  held.current = dragging;
  // A lifted card must not scroll. Browsers only respect a listener that was added before the finger touches.
  useEffect(() => {
    const element = board.current;
    if (!element || !shown) return;
    const keep = (touch: TouchEvent) => held.current && touch.cancelable && touch.preventDefault();
    element.addEventListener('touchmove', keep, { passive: false });
    return () => element.removeEventListener('touchmove', keep);
  }, [board, shown]);

  const begin = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>('[data-lead]');
    if (event.button !== 0 || !event.isPrimary || !card || target.closest('button')) return;
    const { clientX: startX, clientY: startY, pointerType } = event;
    const id = Number(card.dataset.lead);
    const byMouse = pointerType === 'mouse';
    const listeners = new AbortController();
    listening.current?.abort();
    listening.current = listeners;
    let picture: HTMLElement | null = null;
    let at = { x: startX, y: startY };
    let over: LeadStatus | null = null;

    const look = () => {
      const now = columnAt(at.x, at.y);
      if (now === over) return;
      over = now;
      setDrag({ id, over });
    };
    const scrollAtEdge = () => {
      const { left = 0, right = 0 } = board.current?.getBoundingClientRect() ?? {};
      const step = at.x < left + EDGE ? -STEP : at.x > right - EDGE ? STEP : 0;
      if (step) board.current?.scrollBy({ left: step, behavior: 'instant' });
      if (step) look();
    };
    const lift = () => {
      picture = lifted(card);
      card.classList.add('taken');
      board.current?.append(picture);
      over = columnAt(at.x, at.y);
      setDrag({ id, over });
      const scrolling = setInterval(scrollAtEdge, 30);
      listeners.signal.addEventListener('abort', () => clearInterval(scrolling));
    };
    const resting = byMouse ? undefined : setTimeout(lift, REST);
    listeners.signal.addEventListener('abort', () => {
      clearTimeout(resting);
      picture?.remove();
      card.classList.remove('taken');
      setDrag(null);
    });
    const end = () => listeners.abort();
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (heardOf: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: listeners.signal });

    listen('pointermove', ({ clientX, clientY }) => {
      at = { x: clientX, y: clientY };
      const far = Math.hypot(clientX - startX, clientY - startY);
      if (!picture && byMouse && far > FROM_HERE) lift();
      // The finger scrolls.
      if (!picture && !byMouse && far > TREMBLE) return end();
      if (!picture) return;
      picture.style.transform = `translate(${clientX - startX}px, ${clientY - startY}px)`;
      look();
    });
    listen('pointerup', () => {
      const dropped = picture !== null && over;
      if (picture) swallowClick();
      end();
      if (dropped) latest.current(id, dropped);
    });
    listen('pointercancel', end);
    listen('keydown', (pressed) => {
      if (pressed.key !== 'Escape' || !picture) return;
      pressed.preventDefault();
      window.addEventListener('pointerup', swallowClick, { once: true });
      end();
    });
    // Prevents a long press from opening the link's menu.
    listen('contextmenu', (menu) => !byMouse && menu.preventDefault());
  };
  return { drag, begin };
}
