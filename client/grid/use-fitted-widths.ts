import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { GridColumn } from './grid-column';
import { measureColumn } from './measure-column';
import { LEAST } from './use-column-view';

/** The limit in pixels for widening a column to fit its content. */
const MAX_FITTED = 320;

type Widths = Readonly<Record<string, number>>;

/**
 * Fits columns to their content once the first rows are loaded (R325), except those whose width a user has chosen.
 * Columns that are shown later are fitted then.
 */
export function useFittedWidths<Row>(
  columns: readonly GridColumn<Row>[],
  scroller: RefObject<HTMLElement | null>,
  hasRows: boolean,
): readonly GridColumn<Row>[] {
  const [widths, setWidths] = useState<Widths>({});
  const missing = columns.filter(({ id, isSized }) => !isSized && widths[id] === undefined);
  const unfitted = hasRows ? missing.map(({ id }) => id).join(' ') : '';

  // Before painting, so that the user does not see columns move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only which columns have no width yet says when to measure
  useLayoutEffect(() => {
    if (unfitted === '') return;
    let dropped = false;
    const measure = () => {
      const table = scroller.current?.querySelector('table');
      // Nothing is laid out while the grid is hidden.
      if (dropped || !table || table.getBoundingClientRect().width === 0) return;
      const found = missing.flatMap(({ id, width }) => {
        const widest = measureColumn(table.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`));
        if (widest === null) return [];
        return [[id, Math.round(Math.min(Math.max(widest, LEAST), Math.max(width, MAX_FITTED)))] as const];
      });
      setWidths((before) => ({ ...before, ...Object.fromEntries(found) }));
    };
    // Before the typeface has loaded, letters have other widths.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(measure);
    else measure();
    return () => {
      dropped = true;
    };
  }, [unfitted]);

  return useMemo(
    () =>
      columns.map((column) => {
        const width = column.isSized ? undefined : widths[column.id];
        return width === undefined ? column : { ...column, width };
      }),
    [columns, widths],
  );
}
