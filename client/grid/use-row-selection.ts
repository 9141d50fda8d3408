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

/** The selected rows of a grid, and functions that change the selection. */
export type GridSelection = {
  selection: RowSelection;
  /** The number of selected rows, including those that are not loaded. */
  count: number;
  /** True if there may be more of them, which are not counted. */
  orMore: boolean;
  isSelected: (id: number) => boolean;
  /** The state of the loaded rows: all, some or none of them are selected. */
  loaded: 'all' | 'some' | 'none';
  /** True if no row is loaded, so that there is nothing to select. */
  empty: boolean;
  /** Selects or deselects the row at this index; with `range`, selects all from the one selected before. */
  toggle: (index: number, range?: boolean) => void;
  /** Selects from the row selected before up to this one. */
  extendTo: (index: number) => void;
  /** Selects all loaded rows; if they are already selected, none. */
  toggleLoaded: () => void;
  /** Selects every row that matches, loaded or not. */
  selectAll: () => void;
  clear: () => void;
};

type Options = {
  /** IDs of the loaded rows, in their order. */
  ids: readonly number[];
  total: number;
  /** True if there may be more, which are not counted. */
  orMore?: boolean;
  /** The list's filters without its order; the selection is cleared when they change. */
  question: string;
  /** True if rows are loading or failed to load: missing rows may still exist. */
  unsettled?: boolean;
};

type SelectionState = { question: string; selection: RowSelection };

/** Keeps the selection while the list is scrolled, loaded further and sorted. */
export function useRowSelection({ ids, total, orMore = false, question, unsettled }: Options): GridSelection {
  const [state, setState] = useState<SelectionState>({ question, selection: NOTHING });
  const anchor = useRef<number | null>(null);
  // Rows selected under other filters are no longer visible: an action on them would be a surprise.
  const current = state.question === question ? state.selection : NOTHING;
  const selection = useMemo(
    () => (unsettled || orMore ? current : stillThere(current, ids, total)),
    [unsettled, orMore, current, ids, total],
  );
  // Rows that reappear are not selected again.
  if (selection !== current) setState({ question, selection });
  return useMemo(() => {
    const change = (next: RowSelection) => setState({ question, selection: next });
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
