import { type RefObject, useEffect } from 'react';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** As screen readers are told of it. */
export const SAVE_KEYS = 'Control+S Meta+S';

/** Ctrl or Cmd and S, and nothing else. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const over = '[role=dialog], [role=alertdialog]';

/** A day or a keyword is taken over as its field is left: it is left for a moment, and typing goes on in it. */
function leaveForAMoment() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.closest(over)) return;
  field.blur();
  field.focus();
}

/**
 * Ctrl or Cmd and S press the button that saves, wherever the focus is on the page. What lies over the page keeps its
 * keys; the browser's own "Save page" never opens.
 */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (document.querySelector(over) && !button.current?.closest(over)) return;
      leaveForAMoment();
      button.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [button]);
}
