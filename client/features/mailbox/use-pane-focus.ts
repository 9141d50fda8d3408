import { type RefObject, useEffect, useRef } from 'react';

/**
 * On a phone the list and the mail take turns. The focus goes along: to the mail that was opened, and back to its row.
 * Beside each other, it stays where it is.
 */
export function usePaneFocus(
  openId: string | null,
  list: RefObject<HTMLElement | null>,
  mail: RefObject<HTMLElement | null>,
): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (openId === closed) return;
    if (openId) {
      if (list.current?.offsetParent === null) mail.current?.focus();
      return;
    }
    const { activeElement, body } = document;
    const lost = activeElement === body || mail.current?.contains(activeElement);
    if (lost) list.current?.querySelector<HTMLElement>(`[data-mail="${closed}"]`)?.focus();
  }, [openId, list, mail]);
}
