import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the row that has it goes, as once it is released or deleted. It moves to the row now
 * in its place, to the last one after the end, or to the foot of a list that is empty.
 */
export function useFocusInList(ids: readonly number[]) {
  const list = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: number; index: number } | null>(null);
  const shown = useRef(ids);
  shown.current = ids;

  useLayoutEffect(() => {
    const gone = last.current;
    if (!gone || ids.includes(gone.id) || document.activeElement !== document.body) return;
    last.current = null;
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
  // A row that stays was left by choice; whether it goes later is of no account.
  const onBlur = () => {
    if (last.current && shown.current.includes(last.current.id)) last.current = null;
  };
  return { list: { ref: list, onFocus, onBlur }, foot };
}
