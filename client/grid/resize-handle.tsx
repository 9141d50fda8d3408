import type { KeyboardEvent, PointerEvent } from 'react';
import type { GridColumn } from './grid-column';
import { measureColumn } from './measure-column';
import { type ColumnActions, LEAST, MAX } from './use-column-view';

/** Pixels by which a key makes a column wider or narrower. */
export const RESIZE_STEP = 16;

type Props<Row> = { column: GridColumn<Row>; onResize: ColumnActions['resize'] };

/** The edge of a column: dragged, moved by arrow keys, or fitted to the column's content by a double click. */
export function ResizeHandle<Row>({ column: { id, header, width }, onResize }: Props<Row>) {
  const drag = (down: PointerEvent<HTMLElement>) => {
    const handle = down.currentTarget;
    const startWidth = handle.closest('th')?.getBoundingClientRect().width ?? width;
    handle.setPointerCapture(down.pointerId);
    const move = (event: globalThis.PointerEvent) => onResize(id, startWidth + event.clientX - down.clientX);
    const end = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    down.preventDefault();
  };
  const fitToContent = (handle: HTMLElement) => {
    const widest = measureColumn(handle.closest('th'));
    if (widest) onResize(id, widest);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight') onResize(id, width + RESIZE_STEP);
    else if (event.key === 'ArrowLeft') onResize(id, width - RESIZE_STEP);
    else if (event.key === 'Enter') fitToContent(event.currentTarget);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> is not allowed in a header, and this one can be moved
    <span
      className="resize"
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${header}`}
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={MAX}
      // The header beside it has keys for the width, and is one Tab stop for all columns.
      tabIndex={-1}
      onPointerDown={drag}
      onDoubleClick={(event) => fitToContent(event.currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}
