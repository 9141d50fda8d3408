import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the focused row is removed: it moves to the row that takes its place, to the last row
 * if there is none, and to the foot of an empty list.
 */
export function useFocusInList(ids: readonly number[]) {
  const list = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: number; index: number } | null>(null);
  const shown = useRef(ids);
  shown.current = ids;

  useLayoutEffect(() => {
    const gone = last.current;
    if (!gone) return;
    if (ids.includes(gone.id)) {
      gone.index = ids.indexOf(gone.id);
      return;
    }
    last.current = null;
    if (document.activeElement !== document.body) return;
    const index = Math.min(gone.index, ids.length - 1);
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    (row ?? foot.current)?.focus({ preventScroll: true });
  }, [ids]);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-index]');
    const index = Number(row?.dataset.index);
    const id = shown.current[index];
    last.current = id === undefined ? null : { id, index };
  };
  // The focus left a row that is still listed, so its later removal does not matter.
  const onBlur = () => {
    if (last.current && shown.current.includes(last.current.id)) last.current = null;
  };
  return { list: { ref: list, onFocus, onBlur }, foot };
}
