import { useEffect, useRef } from 'react';
import { TICK } from './use-header-keys';
import type { GridSelection } from './use-row-selection';

/** The checkbox in the header of a grid: selects all rows that are loaded, or none. */
export function SelectAllTick({ grid, tabIndex }: { grid: GridSelection; tabIndex: number }) {
  const box = useRef<HTMLInputElement>(null);
  const some = grid.loaded === 'some';
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="tick"
      data-head={TICK}
      tabIndex={tabIndex}
      // Not `disabled`, so that the keyboard still passes it on its way along the header.
      aria-disabled={grid.empty || undefined}
      aria-label="Select all rows shown so far"
      checked={grid.loaded === 'all'}
      onChange={grid.toggleLoaded}
    />
  );
}
