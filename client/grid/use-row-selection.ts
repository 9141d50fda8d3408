import { useMemo, useRef, useState } from 'react';
import {
  EVERYTHING,
  isSelected,
  NOTHING,
  type RowSelection,
  selectedCount,
  stillThere,
  withRows,
} from './row-selection';

/** The rows that somebody has chosen in a grid, and what can be done to choose others. */
export type GridSelection = {
  selection: RowSelection;
  /** How many rows are chosen, those that are not loaded among them. */
  count: number;
  /** There may be more of them, which are not counted. */
  orMore: boolean;
  isSelected: (id: number) => boolean;
  /** Whether all rows that are loaded are chosen, some of them, or none. */
  loaded: 'all' | 'some' | 'none';
  /** No row is loaded: there is nothing to choose. */
  empty: boolean;
  /** Chooses the row at this place or takes it back; as a `range`, all from the one chosen before. */
  toggle: (index: number, range?: boolean) => void;
  /** Chooses from the row chosen before up to this one. */
  extendTo: (index: number) => void;
  /** Chooses all rows that are loaded; when they are, none. */
  toggleLoaded: () => void;
  /** Chooses every row that matches, loaded or not. */
  selectAll: () => void;
  clear: () => void;
};

type Options = {
  /** The rows that are loaded, in their order. */
  ids: readonly number[];
  total: number;
  /** There may be more, which are not counted. */
  orMore?: boolean;
  /** What is asked of the list besides its order; a selection does not outlive it. */
  question: string;
  /** Rows are on their way, or were not loaded: what is missing is not gone. */
  unsettled?: boolean;
};

type Kept = { question: string; selection: RowSelection };

/** Keeps which rows are chosen while the list is scrolled, loaded further and sorted. */
export function useRowSelection({ ids, total, orMore = false, question, unsettled }: Options): GridSelection {
  const [kept, setKept] = useState<Kept>({ question, selection: NOTHING });
  const anchor = useRef<number | null>(null);
  // Rows chosen among others are not in sight any more: an act on them would surprise.
  const asked = kept.question === question ? kept.selection : NOTHING;
  const selection = useMemo(
    () => (unsettled || orMore ? asked : stillThere(asked, ids, total)),
    [unsettled, orMore, asked, ids, total],
  );
  // Rows that come back are not chosen by themselves.
  if (selection !== asked) setKept({ question, selection });
  return useMemo(() => {
    const change = (next: RowSelection) => setKept({ question, selection: next });
    const chosen = ids.filter((id) => isSelected(selection, id)).length;
    const range = (index: number) => {
      const from = anchor.current === null ? -1 : ids.indexOf(anchor.current);
      const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
      return ids.slice(first, last + 1);
    };
    const extendTo = (index: number) => {
      const id = ids[index];
      if (id === undefined) return;
      change(withRows(selection, range(index), true));
      anchor.current ??= id;
    };
    return {
      selection,
      count: selectedCount(selection, total),
      orMore: orMore && selection.all,
      isSelected: (id) => isSelected(selection, id),
      loaded: chosen === 0 ? 'none' : chosen === ids.length ? 'all' : 'some',
      empty: ids.length === 0,
      toggle: (index, asRange = false) => {
        const id = ids[index];
        if (id === undefined) return;
        if (asRange) return extendTo(index);
        anchor.current = id;
        change(withRows(selection, [id], !isSelected(selection, id)));
      },
      extendTo,
      toggleLoaded: () => {
        anchor.current = null;
        change(chosen === ids.length || selection.all ? NOTHING : withRows(selection, ids, true));
      },
      selectAll: () => change(EVERYTHING),
      clear: () => {
        anchor.current = null;
        change(NOTHING);
      },
    };
  }, [ids, total, orMore, question, selection]);
}
