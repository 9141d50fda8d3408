import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The link of a card has the focus of the whole card. */
const linkOf = (board: HTMLElement | null, id: number | string) =>
  board?.querySelector<HTMLElement>(`[data-lead="${id}"] a`) ?? null;

const idAt = (target: EventTarget): string | null =>
  (target as HTMLElement).closest<HTMLElement>('[data-lead]')?.dataset.lead ?? null;

type Options = {
  board: RefObject<HTMLElement | null>;
  moveAside: (id: number, side: 'left' | 'right') => void;
};

/**
 * The keyboard of a board: up and down go from card to card, Alt with left and right moves the card. The focus goes
 * along with a card that goes to another column, by whatever moves it.
 */
export function useBoardKeys({ board, moveAside }: Options) {
  const focused = useRef<string | null>(null);

  // A card that is drawn in another column is another element: the focus of the one before went to the page.
  useLayoutEffect(() => {
    if (focused.current !== null && document.activeElement === document.body)
      (linkOf(board.current, focused.current) ?? board.current)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = idAt(event.target);
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (id === null || ctrlKey || metaKey || shiftKey) return;
    if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      // The browser would go back.
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
