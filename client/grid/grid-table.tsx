import { Box } from '@chakra-ui/react';
import { type ColumnDef, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type UIEvent, useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useMediaQuery } from '../lib/use-media-query';
import type { GridColumn, GridSort } from './grid-column';
import { cellClass, features, type GridFeatures } from './grid-features';
import { GridHeader } from './grid-header';
import { FINGER, gridStyles, HEADER_HEIGHT, ROW_HEIGHT } from './grid-styles';
import { useKeptScroll } from './use-kept-scroll';
import { useRowKeys } from './use-row-keys';

/** From this many rows on only those in sight are drawn. */
const VIRTUAL_FROM = 100;
/** Rows drawn beyond the edges (R325). */
const ROW_BUFFER = 5;
/** Pixels before the end at which the next rows are asked for. */
const AHEAD = 600;

export type GridTableProps<Row> = {
  /** The accessible name of the grid. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** Where a row leads; null for rows without a page of their own. */
  rowHref?: (row: Row) => string | null;
  onOpen?: (row: Row) => void;
  total: number;
  sort: GridSort;
  onSort: (sort: GridSort) => void;
  /** Called when the end of the rows comes near. */
  onNearEnd: () => void;
  /** Changes when the list is another one: the rows start at the top again. */
  listKey: string;
  onResize?: (id: string, width: number) => void;
  /** What stands below each column, by its id: sums of all rows that are found. */
  totals?: Readonly<Record<string, React.ReactNode>>;
  children?: React.ReactNode;
};

const interactive = 'a, button, input, select, textarea, label';

/** The table itself: sticky header, rows by keyboard, and only the rows in sight once there are many. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, columns, rows, rowId, rowHref, onOpen, total, sort, onSort, onNearEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
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
      const asked = next && byId.get(next.id)?.sort;
      if (asked) onSort({ id: asked, desc: next.desc });
    },
  });
  const tableRows = table.getRowModel().rows;
  const many = tableRows.length >= VIRTUAL_FROM;
  const initialOffset = useKeptScroll(scroller, rows.length > 0);
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
  const above = items?.[0]?.start ?? 0;
  const below = items ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  const open = (row: Row | undefined) => row && rowHref?.(row) && onOpen?.(row);
  const keys = useRowKeys({
    count: tableRows.length,
    reveal: (index) => many && virtual.scrollToIndex(index, { align: 'auto' }),
    open: (index) => open(tableRows[index]?.original),
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
  // The current row may have been scrolled away; then the first one in sight is reached with Tab.
  const tabStop = shown.some(({ index }) => index === keys.current) ? keys.current : shown[0]?.index;
  const width = table.getTotalSize();

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
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are moved through by arrow keys */}
        <table role="grid" aria-label={label} aria-rowcount={total + 1} style={{ minWidth: width }}>
          <colgroup>
            {columns.map(({ id, width: columnWidth }) => (
              <col key={id} style={{ width: columnWidth }} />
            ))}
          </colgroup>
          <GridHeader table={table} byId={byId} onResize={props.onResize} />
          <tbody ref={keys.body} onKeyDown={keys.onKeyDown} onPointerOver={tellWhole}>
            {above > 0 && (
              <tr aria-hidden style={{ height: above }}>
                <td colSpan={columns.length} />
              </tr>
            )}
            {shown.map((row) => {
              const href = rowHref?.(row.original) ?? null;
              const tabIndex = row.index === tabStop ? 0 : -1;
              return (
                <tr
                  key={row.id}
                  className={href ? 'row opens' : 'row'}
                  data-index={row.index}
                  aria-rowindex={row.index + 2}
                  tabIndex={tabIndex}
                  onFocus={() => keys.setCurrent(row.index)}
                  onClick={(event) => {
                    const inside = (event.target as HTMLElement).closest(interactive);
                    if (!inside && !window.getSelection()?.toString()) open(row.original);
                  }}
                >
                  {row.getAllCells().map((cell) => {
                    const column = byId.get(cell.column.id);
                    if (!column) return null;
                    const content = column.cell(row.original, { tabIndex });
                    return (
                      <td key={cell.id} className={cellClass(column)}>
                        {column.key && href ? (
                          <Link to={href} tabIndex={-1} onClick={onPlainClick(() => open(row.original))}>
                            {content}
                          </Link>
                        ) : (
                          content
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
            {below > 0 && (
              <tr aria-hidden style={{ height: below }}>
                <td colSpan={columns.length} />
              </tr>
            )}
          </tbody>
          {props.totals && rows.length > 0 && <GridTotals columns={columns} totals={props.totals} />}
        </table>
        {props.children}
      </Box>
    </Box>
  );
}

type TotalsProps<Row> = {
  columns: readonly GridColumn<Row>[];
  totals: Readonly<Record<string, React.ReactNode>>;
};

/** Stays in sight at the lower edge, below the rows. */
function GridTotals<Row>({ columns, totals }: TotalsProps<Row>) {
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <td key={column.id} className={cellClass(column)}>
            {column.key ? 'Total' : totals[column.id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** What a narrow column cuts off shows in full under the pointer. */
function tellWhole({ target }: React.PointerEvent) {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}

/** Opens in this tab by way of the grid, and leaves other clicks (new tab, new window) to the browser. */
function onPlainClick(open: () => void) {
  return (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open();
  };
}
