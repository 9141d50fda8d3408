import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Order } from './use-order';

/** Returns the place of the pointer: the number of other rows whose middle is above it. */
function placeAt(list: HTMLElement, id: number, y: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  return rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return row.dataset.row !== String(id) && (top + bottom) / 2 < y;
  }).length;
}

/**
 * Drags the rows of a list by their handles; for the keyboard there is `MoveButtons`. Each row has `data-row`. Escape
 * returns it to its place.
 */
export function useRowDrag({ shown, preview, drop, cancel }: Order) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const begin = (id: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Prevents selecting text and moving the focus.
    event.preventDefault();
    const from = shown.indexOf(id);
    const listeners = new AbortController();
    listening.current = listeners;
    const end = (finish: () => void) => () => {
      listeners.abort();
      setDragged(null);
      finish();
    };
    // Moving a row in the document would end the pointer capture of its handle, so the window listens.
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (heardOf: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: listeners.signal });
    listen('pointermove', ({ clientY }) => {
      if (!list.current) return;
      preview(id, placeAt(list.current, id, clientY));
      list.current.querySelector(`[data-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    });
    listen(
      'pointerup',
      end(() => drop(id, from)),
    );
    listen('pointercancel', end(cancel));
    listen('keydown', ({ key }) => key === 'Escape' && end(cancel)());
    setDragged(id);
  };
  return { list, dragged, begin };
}
