import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { LeadStatus } from '../../graphql/schema.generated';

/** A mouse drags from here on, in pixels; less is a click. */
const FROM_HERE = 6;
/** Milliseconds that a finger rests on a card before it is lifted, and how far it may tremble meanwhile. */
const REST = 350;
const TREMBLE = 10;
/** Where the board scrolls sideways under a dragged card, and how many pixels each time. */
const EDGE = 56;
const STEP = 14;

/** The card that is being dragged, and the column that it is over. */
export type Drag = { id: number; over: LeadStatus | null };

type Options = {
  /** What scrolls sideways. Its columns say `data-status`, their cards `data-lead`. */
  board: RefObject<HTMLElement | null>;
  /** Whether it is there. */
  shown: boolean;
  drop: (id: number, over: LeadStatus) => void;
};

/** A picture of the card that follows the pointer. */
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

/** Once a card was dropped, the release of the button is no click on it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Drags cards from column to column: a mouse by moving, a finger after it has rested on one, so that it can scroll as
 * well. A keyboard has `useBoardKeys`. Escape leaves the card where it was.
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
  // A card that is lifted is not scrolled. Browsers ask who may prevent that before the finger comes down.
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
    const heard = new AbortController();
    listening.current?.abort();
    listening.current = heard;
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
      heard.signal.addEventListener('abort', () => clearInterval(scrolling));
    };
    const resting = byMouse ? undefined : setTimeout(lift, REST);
    heard.signal.addEventListener('abort', () => {
      clearTimeout(resting);
      picture?.remove();
      card.classList.remove('taken');
      setDrag(null);
    });
    const end = () => heard.abort();
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (heardOf: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: heard.signal });

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
    // A long press on its link opens no menu.
    listen('contextmenu', (menu) => !byMouse && menu.preventDefault());
  };
  return { drag, begin };
}
