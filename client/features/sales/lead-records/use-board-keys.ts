import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the link of a card, which has the focus on the card's behalf. */
const linkOf = (board: HTMLElement | null, id: number | string) =>
  board?.querySelector<HTMLElement>(`[data-lead="${id}"] a`) ?? null;

const idAt = (target: EventTarget): string | null =>
  (target as HTMLElement).closest<HTMLElement>('[data-lead]')?.dataset.lead ?? null;

type Options = {
  board: RefObject<HTMLElement | null>;
  moveAside: (id: number, side: 'left' | 'right') => void;
};

/**
 * Handles the keys of a board: up and down go from card to card, Alt with left and right moves the card. The focus
 * follows a card that changes its column for any reason.
 */
export function useBoardKeys({ board, moveAside }: Options) {
  const focused = useRef<string | null>(null);

  // A card in another column is a new element: the focus of the old one went to the page.
  useLayoutEffect(() => {
    if (focused.current !== null && document.activeElement === document.body)
      (linkOf(board.current, focused.current) ?? board.current)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = idAt(event.target);
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (id === null || ctrlKey || metaKey || shiftKey) return;
    if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      // Otherwise the browser would go back in its history.
      event.preventDefault();
      moveAside(Number(id), key === 'ArrowLeft' ? 'left' : 'right');
    } else if (!altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const card = (event.target as HTMLElement).closest('[data-lead]');
      const next = key === 'ArrowUp' ? card?.previousElementSibling : card?.nextElementSibling;
      const control = next?.querySelector<HTMLElement>('a, button');
      if (!control) return;
      event.preventDefault();
      control.focus();
    }
  };
  return {
    onKeyDown,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = idAt(target);
    },
    onBlur: () => {
      focused.current = null;
    },
    focusCard: (id: number) => linkOf(board.current, id)?.focus(),
  };
}
