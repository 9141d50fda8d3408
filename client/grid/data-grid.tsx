import { Box, Button, Center, Flex, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toAppError } from '../graphql/errors';
import { formatAtLeast, formatCount } from '../lib/format';
import { useMediaQuery } from '../lib/use-media-query';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { hideInPrint } from '../ui/print';
import { type BulkActs, bulkSelection } from './bulk-act';
import { BulkBar } from './bulk-bar';
import { CardSort } from './card-sort';
import { CardTotals } from './card-totals';
import type { SaveCell } from './editable-cell';
import { GridCards } from './grid-cards';
import type { GridColumn } from './grid-column';
import { CardShapes, RowShapes } from './grid-skeleton';
import { GridTable } from './grid-table';
import type { ListWalk } from './list-walk';
import { type Newer, NewerRows } from './newer-rows';
import type { ColumnActs } from './use-column-view';
import { useFocusInList } from './use-focus-in-list';
import type { GridUrl } from './use-grid-url';
import { useRowSelection } from './use-row-selection';

/** Heights in pixels, with the filters shown and hidden (R325). */
const HEIGHT = { shown: 650, hidden: 750 };

/** The rows of a list as they arrive. */
export type GridList<Row> = {
  rows: readonly Row[];
  /** How many there are in all under these filters. */
  total: number;
  /** There may be more than `total`, which are not counted. */
  orMore?: boolean;
  /** Rows of another question are on their way; those shown belong to the one before. */
  loading: boolean;
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  /** Where the rows that are not loaded begin. */
  endCursor?: string | null;
  loadMore: () => void;
  loadingMore: boolean;
  /** Why the last attempt to load more rows failed. */
  moreError?: unknown;
  /** Absent where it shows all as it is. */
  newer?: Newer;
  /** Shows what has changed since. */
  showNewer?: () => void;
};

type Props<Row, Filter> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  list: GridList<Row>;
  url: GridUrl;
  rowId: (row: Row) => string | number;
  rowHref?: (row: Row) => string | null;
  /** Makes columns wider and narrower, and moves them. */
  columnActs?: ColumnActs;
  /** What stands below each column, by its id. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Saves what is typed into cells; without it, none are edited in place. */
  saveCell?: SaveCell<Row>;
  /** What can be done with many rows at once; with it, rows can be chosen. */
  bulk?: BulkActs<Row, Filter>;
  /** What the list is asked, as the server takes it: records lead on to the next ones by it. */
  asked?: object;
  /** What to say when there is nothing at all; under filters the grid offers to clear them. */
  empty: {
    title: string;
    text?: ReactNode;
    action?: ReactNode;
    /** False where it is to be said under these filters, too. */
    narrowed?: boolean;
  };
};

/** On a phone the cards go on below it; its menu lies over all that stays in place. */
const stickyFoot = { position: 'sticky', bottom: '0', zIndex: '6', wrap: 'wrap' } as const;

/** On paper there is nothing to scroll. */
const printedWhole = {
  '@media print': { height: 'auto', overflow: 'visible', border: '0', boxShadow: 'none' },
};

/** Over the rows of the question before, while those of another one are on their way. */
const LoadingOverlay = () => (
  <Box position="absolute" inset="0" top="10" zIndex="3" role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    <Center h="full" bg="bg.panel/60" animation="fade-in 120ms 150ms both">
      <Spinner size="lg" color="fg.brand" aria-hidden />
    </Center>
  </Box>
);

/**
 * A list of records: a table on wide screens, cards on phones, in its loading, empty, no-match and error state. What
 * is asked of the list stands in `url`; whoever owns the list answers it.
 */
export function DataGrid<Row, Filter = never>(props: Props<Row, Filter>) {
  const { label, columns, url, rowId, rowHref, empty, bulk } = props;
  const list = useUnhurried(props.list, rowId);
  const navigate = useNavigate();
  // The record leads back to the list as it was left.
  const { search } = useLocation();
  const wide = useMediaQuery('(min-width: 768px)');
  const height = url.filtersShown ? HEIGHT.shown : HEIGHT.hidden;
  const { rows, total, orMore, loading, error, hasMore, loadMore, loadingMore } = list;
  const none = rows.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row tells its id never differs between renderings
  const ids = useMemo(() => rows.map((row) => Number(rowId(row))), [rows]);
  const focus = useFocusInList(ids);
  const question = JSON.stringify([url.search, url.filters, url.conditions]);
  const chosen = useRowSelection({ ids, total, orMore, question, unsettled: loading || Boolean(error) });
  const selection = bulk && chosen;
  const more = () => {
    if (hasMore && !loadingMore && !loading) loadMore();
  };
  // After a failure only the button asks again, or each pixel scrolled would.
  const onNearEnd = () => !list.moreError && more();

  // Rows that are there now answer what was asked before: beside the new filters they would mislead.
  if (error) {
    return (
      <Box layerStyle="panel" minH="96" h={wide ? `${height}px` : undefined}>
        <ErrorState error={error} onRetry={list.retry} heading="The list could not be loaded" />
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
    const more = hasMore && endCursor ? { variables: props.asked, after: endCursor } : null;
    return {
      listSearch: search,
      ...(props.asked && { walk: { ids, total, orMore, more } satisfies ListWalk }),
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
      // On a phone each row is a card of its own; a card around the cards would only take room.
      layerStyle={wide || nothing ? 'panel' : undefined}
      overflow={wide || nothing ? 'clip' : undefined}
      position="relative"
      h={wide ? `${height}px` : undefined}
      css={printedWhole}
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
          columnActs={props.columnActs}
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
            acts={bulk.acts}
            chosen={() => bulkSelection(chosen, rows, (row) => Number(rowId(row)), bulk.filter)}
          />
        ) : (
          <Text textStyle="sm" color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
            {first ? '' : none ? 'No rows' : `${formatCount(rows.length)} of ${formatAtLeast(total, orMore)}`}
          </Text>
        )}
        {!selection?.count && <NewerRows list={list} />}
        {Boolean(list.moreError) && (
          <Text textStyle="sm" color="fg.error" role="alert" ms="auto">
            {toAppError(list.moreError).message}
          </Text>
        )}
        {/* The acts need the room, and scrolling asks for more rows as well. */}
        {wide && (!selection?.count || Boolean(list.moreError)) && loadMoreButton}
      </Flex>
    </Flex>
  );
}

/**
 * The list as it is drawn. Other rows are drawn in small steps, between which the browser answers to its user: all at
 * once they would hold it up for a tenth of a second. What changes in the rows that are there, and more of them, show
 * at once.
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
      title="Nothing matches"
      action={
        <Button variant="outline" onClick={clear}>
          Clear Grid Filters
        </Button>
      }
    >
      Try a shorter search, or fewer filters.
    </EmptyState>
  );
}
