import { Box, Button, Center, Flex, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toAppError } from '../graphql/errors';
import { formatAtLeast, formatCount } from '../lib/format';
import { useMediaQuery } from '../lib/use-media-query';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { hideInPrint } from '../ui/print';
import { type BulkActions, bulkSelection } from './bulk-action';
import { BulkBar } from './bulk-bar';
import { CardSort } from './card-sort';
import { CardTotals } from './card-totals';
import type { SaveCell } from './editable-cell';
import { GridCards } from './grid-cards';
import type { GridColumn } from './grid-column';
import { CardShapes, RowShapes } from './grid-skeleton';
import { GridTable } from './grid-table';
import type { ListPosition } from './list-navigation';
import { type Newer, UpdatesNotice } from './updates-notice';
import type { ColumnActions } from './use-column-view';
import { useFocusInList } from './use-focus-in-list';
import type { GridUrl } from './use-grid-url';
import { useRowSelection } from './use-row-selection';

/** Heights in pixels, with the filters shown and hidden (R325). */
const HEIGHT = { shown: 650, hidden: 750 };

/** The rows of a list, and the state of loading them. */
export type GridList<Row> = {
  rows: readonly Row[];
  /** The number of all rows that match the filters. */
  total: number;
  /** True if there may be more than `total`, which are not counted. */
  orMore?: boolean;
  /** True while the rows of new filters load; those shown belong to the previous ones. */
  loading: boolean;
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  /** The cursor after the last loaded row. */
  endCursor?: string | null;
  loadMore: () => void;
  loadingMore: boolean;
  /** The error of the last attempt to load more rows. */
  moreError?: unknown;
  /** Undefined if the rows are up to date. */
  newer?: Newer;
  /** Fetches the changes since the rows were read. */
  showNewer?: () => void;
};

type Props<Row, Filter> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  list: GridList<Row>;
  url: GridUrl;
  rowId: (row: Row) => string | number;
  rowHref?: (row: Row) => string | null;
  /** Resizes and moves columns. */
  columnActions?: ColumnActions;
  /** Totals below the columns, by column ID. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Saves the values typed into cells; without it, none are edited in place. */
  saveCell?: SaveCell<Row>;
  /** Actions on many rows at once; with them, rows can be selected. */
  bulk?: BulkActions<Row, Filter>;
  /** The list's query variables, with which records find the next ones of the list. */
  listVariables?: object;
  /** The message for an empty list; with filters set, the grid offers to clear them instead. */
  empty: {
    title: string;
    text?: ReactNode;
    action?: ReactNode;
    /** If false, the message is shown even with filters set. */
    narrowed?: boolean;
  };
};

/** On a phone the cards continue below the foot; its menu lies above everything sticky. */
const stickyFoot = { position: 'sticky', bottom: '0', zIndex: '6', wrap: 'wrap' } as const;

/** Shows all rows in print, where nothing scrolls. */
const printStyles = {
  '@media print': { height: 'auto', overflow: 'visible', border: '0', boxShadow: 'none' },
};

/** Covers the previous rows while those of new filters load. */
const LoadingOverlay = () => (
  <Box position="absolute" inset="0" top="10" zIndex="3" role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    <Center h="full" bg="bg.panel/60" animation="fade-in 120ms 150ms both">
      <Spinner size="lg" color="fg.brand" aria-hidden />
    </Center>
  </Box>
);

/**
 * A list of records: a table on wide screens, cards on phones, with its loading, empty, no-match and error states.
 * `url` holds the list's filters and order; the caller runs the query.
 */
export function DataGrid<Row, Filter = never>(props: Props<Row, Filter>) {
  const { label, columns, url, rowId, rowHref, empty, bulk } = props;
  const list = useUnhurried(props.list, rowId);
  const navigate = useNavigate();
  // The record links back to the list with the same filters.
  const { search } = useLocation();
  const wide = useMediaQuery('(min-width: 768px)');
  const height = url.filtersShown ? HEIGHT.shown : HEIGHT.hidden;
  const { rows, total, orMore, loading, error, hasMore, loadMore, loadingMore } = list;
  const none = rows.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rowId` does the same in every rendering
  const ids = useMemo(() => rows.map((row) => Number(rowId(row))), [rows]);
  const focus = useFocusInList(ids);
  const question = JSON.stringify([url.search, url.filters, url.conditions]);
  const chosen = useRowSelection({ ids, total, orMore, question, unsettled: loading || Boolean(error) });
  const selection = bulk && chosen;
  const more = () => {
    if (hasMore && !loadingMore && !loading) loadMore();
  };
  // After a failure only the button tries again, since scrolling would repeat the request for each pixel.
  const onNearEnd = () => !list.moreError && more();

  // The rows still shown belong to the previous filters: beside the new ones they would mislead.
  if (error) {
    return (
      <Box layerStyle="panel" minH="96" h={wide ? `${height}px` : undefined}>
        <ErrorState error={error} onRetry={list.retry} heading="Couldn’t load the list" />
      </Box>
    );
  }
  const first = none && loading;
  const nothing = none && !loading;
  const overlay = first ? (
    <RowShapes />
  ) : (
    none && (
      <NoRows
        narrowed={empty.narrowed ?? url.narrowed}
        clear={url.clear}
        title={empty.title}
        action={empty.action}
      >
        {empty.text}
      </NoRows>
    )
  );
  const walkState = () => {
    const { endCursor } = list;
    const more = hasMore && endCursor ? { variables: props.listVariables, after: endCursor } : null;
    return {
      listSearch: search,
      ...(props.listVariables && { walk: { ids, total, orMore, more } satisfies ListPosition }),
    };
  };
  const loadMoreButton = hasMore && (
    <Button size="sm" variant="ghost" onClick={more} loading={loadingMore}>
      Load more
    </Button>
  );
  return (
    <Flex
      {...focus.list}
      direction="column"
      // On a phone each row is a card; a card around the cards would only take room.
      layerStyle={wide || nothing ? 'panel' : undefined}
      overflow={wide || nothing ? 'clip' : undefined}
      position="relative"
      h={wide ? `${height}px` : undefined}
      css={printStyles}
      aria-busy={loading}
    >
      {wide ? (
        <GridTable
          label={label}
          columns={columns}
          rows={rows}
          rowId={rowId}
          rowHref={rowHref}
          onOpen={(row) => {
            const href = rowHref?.(row);
            if (href) void navigate(href, { state: walkState() });
          }}
          total={orMore ? undefined : total}
          sort={url.sort}
          onSort={url.setSort}
          onNearEnd={onNearEnd}
          listKey={question + JSON.stringify(url.sort)}
          columnActions={props.columnActions}
          totals={props.totals}
          saveCell={props.saveCell}
          selection={selection}
        >
          {overlay}
        </GridTable>
      ) : (
        <Box minH="64">
          {!nothing && <CardSort columns={columns} sort={url.sort} onSort={url.setSort} />}
          {props.totals && !none && <CardTotals columns={columns} totals={props.totals} />}
          {first ? <CardShapes columns={columns} /> : overlay}
          <GridCards
            label={label}
            columns={columns}
            rows={rows}
            rowId={rowId}
            rowHref={rowHref}
            linkState={walkState}
            selection={selection}
          />
          {loadMoreButton && <Center py="3">{loadMoreButton}</Center>}
        </Box>
      )}
      {loading && !none && <LoadingOverlay />}
      <Flex
        ref={focus.foot}
        tabIndex={-1}
        align="center"
        justify="space-between"
        gap="3"
        minH="12"
        px={{ base: nothing ? '4' : '0', md: '4' }}
        py="1.5"
        borderTopWidth={{ base: nothing ? '1px' : '0', md: '1px' }}
        borderColor="border"
        bg="bg.subtle"
        css={hideInPrint}
        {...(selection && selection.count > 0 && stickyFoot)}
      >
        {bulk && chosen.count > 0 ? (
          <BulkBar
            grid={chosen}
            total={total}
            orMore={orMore}
            loadedCount={rows.length}
            actions={bulk.actions}
            chosen={() => bulkSelection(chosen, rows, (row) => Number(rowId(row)), bulk.filter)}
          />
        ) : (
          <Text textStyle="sm" color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
            {first ? '' : none ? 'No rows' : `${formatCount(rows.length)} of ${formatAtLeast(total, orMore)}`}
          </Text>
        )}
        {!selection?.count && <UpdatesNotice list={list} />}
        {Boolean(list.moreError) && (
          <Text textStyle="sm" color="fg.error" role="alert" ms="auto">
            {toAppError(list.moreError).message}
          </Text>
        )}
        {/* Hidden while rows are selected: the actions need the room, and scrolling loads more rows as well. */}
        {wide && (!selection?.count || Boolean(list.moreError)) && loadMoreButton}
      </Flex>
    </Flex>
  );
}

/**
 * Returns the list to render. Different rows are rendered in small steps, so that the browser stays responsive: all at
 * once they would block it for a tenth of a second. Changes to the current rows, and further rows, show at once.
 */
function useUnhurried<Row>(list: GridList<Row>, rowId: (row: Row) => string | number): GridList<Row> {
  const drawn = useDeferredValue(list);
  const [before] = drawn.rows;
  const [now] = list.rows;
  return before && now && rowId(before) === rowId(now) ? list : drawn;
}

type NoRowsProps = {
  narrowed: boolean;
  clear: () => void;
  title: string;
  action?: ReactNode;
  children?: ReactNode;
};

function NoRows({ narrowed, clear, title, action, children }: NoRowsProps) {
  if (!narrowed)
    return (
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    );
  return (
    <EmptyState
      title="No matches"
      action={
        <Button variant="outline" onClick={clear}>
          Clear Grid Filters
        </Button>
      }
    >
      Try a shorter search or fewer filters.
    </EmptyState>
  );
}
