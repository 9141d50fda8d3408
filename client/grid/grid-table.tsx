import { Box, VisuallyHidden } from '@chakra-ui/react';
import { type ColumnDef, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type UIEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import { PENCIL_ROOM } from './cell-styles';
import type { SaveCell } from './editable-cell';
import type { GridColumn, GridSort } from './grid-column';
import { features, type GridFeatures } from './grid-features';
import { GridHeader } from './grid-header';
import { GridRow } from './grid-row';
import { FINGER, gridStyles, HEADER_HEIGHT, ROW_HEIGHT, SELECT_WIDTH } from './grid-styles';
import { GridTotals } from './grid-totals';
import { useCellEditing } from './use-cell-editing';
import type { ColumnActions } from './use-column-view';
import { useFittedWidths } from './use-fitted-widths';
import { useHeaderKeys } from './use-header-keys';
import { usePrinting } from './use-printing';
import { useRowKeys } from './use-row-keys';
import type { GridSelection } from './use-row-selection';
import { useRowSlots } from './use-row-slots';
import { useScrollRestoration } from './use-scroll-restoration';

/** From this number of rows on, only the visible ones are rendered. */
const VIRTUAL_FROM = 100;
/** Number of rows rendered beyond the edges (R325). */
const ROW_BUFFER = 5;
/** Pixels before the end at which the next rows are loaded. */
const AHEAD = 600;

export type GridTableProps<Row> = {
  /** The accessible name of the grid. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** Returns the address of a row's record; null for rows without a page of their own. */
  rowHref?: (row: Row) => string | null;
  onOpen?: (row: Row) => void;
  /** Undefined if the total is not known. */
  total: number | undefined;
  sort: GridSort;
  onSort: (sort: GridSort) => void;
  /** Called when the end of the rows comes near. */
  onNearEnd: () => void;
  /** Changes with the list, which then starts at the top again. */
  listKey: string;
  /** Resizes and moves columns. */
  columnActions?: ColumnActions;
  /** Totals of all matching rows below the columns, by column ID. */
  totals?: Readonly<Record<string, React.ReactNode>>;
  /** Saves the values typed into cells; without it, none are edited in place. */
  saveCell?: SaveCell<Row>;
  /** The selected rows; without it, rows cannot be selected. */
  selection?: GridSelection;
  children?: React.ReactNode;
};

const interactive = 'a, button, input, select, textarea, label';

/** The table itself: sticky header, rows by keyboard, and only the visible rows once there are many. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, rows, rowId, rowHref, onOpen, total, sort, onSort, onNearEnd, selection } = props;
  const selectWordId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useFittedWidths(props.columns, scroller, rows.length > 0);
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<GridFeatures, Row & object> => ({
          id: column.id,
          header: column.header,
          // The server sorts; without an accessor a column would not count as sortable.
          accessorFn: () => null,
          size: column.width,
          enableSorting: column.sort !== undefined,
        }),
      ),
    [columns],
  );
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const sorting = columns
    .filter((column) => column.sort === sort.id)
    .map(({ id }) => ({ id, desc: sort.desc }));
  const table = useTable<GridFeatures, Row & object>({
    features,
    columns: definitions,
    data: rows as readonly (Row & object)[],
    getRowId: (row) => String(rowId(row)),
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: true,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      const sortColumn = next && byId.get(next.id)?.sort;
      if (sortColumn) onSort({ id: sortColumn, desc: next.desc });
    },
  });
  const tableRows = table.getRowModel().rows;
  const printing = usePrinting();
  const many = tableRows.length >= VIRTUAL_FROM && !printing;
  const initialOffset = useScrollRestoration(scroller, rows.length > 0);
  const rowHeight = useMediaQuery(FINGER, false) ? ROW_HEIGHT.finger : ROW_HEIGHT.pointer;
  const virtual = useVirtualizer({
    count: tableRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: ROW_BUFFER,
    scrollPaddingStart: HEADER_HEIGHT,
    initialOffset,
  });
  const items = many ? virtual.getVirtualItems() : null;
  const shown = items ? items.flatMap(({ index }) => tableRows[index] ?? []) : tableRows;
  const slots = useRowSlots(shown.map(({ id }) => id));
  const above = items?.[0]?.start ?? 0;
  const below = items ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  const openAt = (index: number) => {
    const row = tableRows[index]?.original;
    if (row && rowHref?.(row)) onOpen?.(row);
  };
  const reveal = (index: number) => many && virtual.scrollToIndex(index, { align: 'auto' });
  // Computed once for all frames of scrolling: there may be ten thousand rows.
  const ids = useMemo(() => tableRows.map(({ id }) => id), [tableRows]);
  const cells = useCellEditing({
    columns,
    ids,
    rowAt: (index): Row | undefined => tableRows[index]?.original,
    save: props.saveCell,
    toRow: (index) => keys.moveTo(index),
    reveal,
  });
  const keys = useRowKeys({
    count: tableRows.length,
    reveal,
    open: openAt,
    edit: cells.start,
    selection,
  });
  const { listKey } = props;
  const shownList = useRef(listKey);
  useEffect(() => {
    if (shownList.current === listKey) return;
    shownList.current = listKey;
    scroller.current?.scrollTo({ top: 0 });
  }, [listKey]);

  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    box.parentElement?.toggleAttribute('data-scrolled', box.scrollLeft > 0);
    if (box.scrollHeight - box.scrollTop - box.clientHeight < AHEAD) onNearEnd();
  };
  // The current row may have been scrolled away; then Tab reaches the first visible one.
  const tabStop = shown.some(({ index }) => index === keys.current) ? keys.current : shown[0]?.index;
  const { columnActions } = props;
  const { heads, announcement } = useHeaderKeys({
    columns,
    actions: columnActions,
    selects: selection !== undefined,
    toRows: () => keys.moveTo(tabStop ?? 0),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table's headers depend only on its columns and order
  const header = useMemo(
    () => <GridHeader table={table} byId={byId} actions={columnActions} selection={selection} keys={heads} />,
    [columns, byId, sort.id, sort.desc, columnActions, selection, heads],
  );

  // Rows are not rendered again for new handlers: the body handles their events.
  const openLatest = useRef(openAt);
  openLatest.current = openAt;
  const onLink = useCallback((event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openLatest.current(indexOf(event.target) ?? -1);
  }, []);
  // A click elsewhere ends the editing of a cell before the click is handled.
  const wasEditing = useRef(false);
  const onMouseDown = (event: MouseEvent) => {
    wasEditing.current = cells.at !== null;
    keepText(event);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const index = indexOf(target);
    if (index === null) return;
    if (target.closest('td.select')) return selection?.toggle(index, event.shiftKey);
    const cell = target.closest<HTMLElement>('td.editable');
    if (cell && (wasEditing.current || onPencil(cell, event))) {
      event.preventDefault();
      return void cells.start(index, cell.dataset.column);
    }
    if (wasEditing.current) return;
    if (!target.closest(interactive) && !window.getSelection()?.toString()) openAt(index);
  };
  const columnCount = columns.length + (selection ? 1 : 0);
  const width = table.getTotalSize() + (selection ? SELECT_WIDTH : 0);

  return (
    <Box css={gridStyles} position="relative" flex="1" minH="0">
      <Box
        ref={scroller}
        data-scroller
        h="full"
        overflow="auto"
        overscrollBehaviorX="contain"
        onScroll={onScroll}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are moved through by arrow keys
          role="grid"
          aria-label={label}
          aria-rowcount={total === undefined ? -1 : total + 1}
          aria-multiselectable={selection ? true : undefined}
          className={selection && 'selects'}
          style={{ minWidth: width }}
        >
          <colgroup>
            {selection && <col style={{ width: SELECT_WIDTH }} />}
            {columns.map(({ id, width: columnWidth }) => (
              <col key={id} style={{ width: columnWidth }} />
            ))}
          </colgroup>
          {header}
          <tbody
            ref={keys.body}
            onKeyDown={keys.onKeyDown}
            onPointerOver={showFullText}
            onFocus={({ target }) => keys.setCurrent(indexOf(target) ?? keys.current)}
            onMouseDown={onMouseDown}
            onClick={onClick}
          >
            <GridGap height={above} columns={columnCount} />
            {shown.map((row) => (
              <GridRow
                key={slots.get(row.id)}
                row={row.original as Row}
                id={row.id}
                index={row.index}
                columns={props.columns}
                href={rowHref?.(row.original) ?? null}
                tabIndex={row.index === tabStop ? 0 : -1}
                selected={selection?.isSelected(Number(row.id))}
                selectWordId={selectWordId}
                onLink={onLink}
                edited={cells.at?.row === row.id ? cells.at.column : undefined}
                cellActions={cells.any ? cells.actions : undefined}
              />
            ))}
            <GridGap height={below} columns={columnCount} />
          </tbody>
          {props.totals && rows.length > 0 && (
            <GridTotals columns={columns} totals={props.totals} selects={selection !== undefined} />
          )}
        </table>
        <span id={selectWordId} hidden>
          Select
        </span>
        {props.children}
      </Box>
      {/* Outside the scrolling element, where it would be laid out below all rows and slow down each frame. */}
      <VisuallyHidden top="0" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </Box>
  );
}

/** Fills the space of rows that are not rendered. */
function GridGap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}

const indexOf = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr.row') : null;
  return row ? Number(row.dataset.index) : null;
};

/** Returns true if a click hit the pencil that an editable cell shows under the pointer. */
function onPencil(cell: HTMLElement, { clientX }: MouseEvent): boolean {
  const { left, right } = cell.getBoundingClientRect();
  return cell.classList.contains('number') ? clientX < left + PENCIL_ROOM : clientX > right - PENCIL_ROOM;
}

/** Prevents Shift+click on tick boxes from selecting the text of the rows. */
function keepText(event: MouseEvent) {
  if (event.shiftKey && (event.target as Element).closest('td.select')) event.preventDefault();
}

/** Shows the full text of a cut-off cell as a tooltip. */
function showFullText({ target }: React.PointerEvent) {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}
