import { type RefObject, useEffect } from 'react';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The keys in the notation of `aria-keyshortcuts`. */
export const SAVE_KEYS = 'Control+S Meta+S';

/** Returns true for Ctrl or Cmd and S without other modifiers. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const over = '[role=dialog], [role=alertdialog]';

/**
 * Blurs and refocuses the current field, since days and keywords are only applied on blur; typing goes on in the same
 * field.
 */
function leaveForAMoment() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.closest(over)) return;
  field.blur();
  field.focus();
}

/**
 * Makes Ctrl or Cmd and S press the Save button, wherever the focus is on the page. Dialogs over the page keep their
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
