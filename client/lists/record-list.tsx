import type { ReactNode } from 'react';
import type { BulkAction } from '../grid/bulk-action';
import { ConditionChips } from '../grid/condition-chips';
import { DataGrid, type GridList } from '../grid/data-grid';
import type { SaveCell } from '../grid/editable-cell';
import { GridToolbar } from '../grid/grid-toolbar';
import { ListActions } from '../grid/list-actions';
import { sameQuery } from '../grid/use-grid-url';
import type { ListBulkActions } from '../tasks/use-bulk-actions';
import { type StartExport, useListExport } from '../tasks/use-list-export';
import { BoardSwitch } from './board-switch';
import type { ListQuery } from './use-list-query';

type ListVariables<Filter, Sort> = { filter: Filter; sort: Sort };

type Props<Row, Name extends string, Filter, Sort> = {
  /** The accessible name of the grid. */
  label: string;
  searchLabel: string;
  question: ListQuery<Row, Name, ListVariables<Filter, Sort>>;
  list: GridList<Row>;
  /** The minimum number of letters that the list can search for; shorter texts are ignored. */
  leastSearched?: number;
  /** Returns the address of a row's record; null for rows without a page of their own. */
  rowHref?: (row: Row) => string | null;
  /** False if rows lead to something else than records of this list, so that there is no next record. */
  walked?: boolean;
  /** The most frequent filters, always visible. */
  quick?: ReactNode;
  /** The list's own filters; filters on single columns come after them. */
  filters?: ReactNode;
  /** Starts an export of rows to a file. */
  startExport: StartExport<Filter, Sort, Name>;
  /** Saves the values typed into cells; without it, none are edited in place. */
  saveCell?: SaveCell<Row>;
  /** Changes to many rows, and their deletion. */
  many?: ListBulkActions<Filter>;
  /** Further bulk actions. */
  furtherActions?: readonly BulkAction<Row, Filter>[];
  /** False if the user cannot select rows. */
  chooses?: boolean;
  /** Totals below the columns, by column ID. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** The same records as a board, for lists that have one; `list` still supplies their number. */
  board?: ReactNode;
  empty: { title: string; text?: ReactNode };
  /** The message if the initial filter finds nothing. */
  emptyAtFirst?: { title: string; text?: ReactNode };
};

const none: readonly never[] = [];

/**
 * A list of records for staff: search and filters, saved views, choice of columns, export, the rows, and bulk actions.
 * The caller supplies its columns, texts and queries.
 */
export function RecordList<Row, Name extends string, Filter, Sort>(props: Props<Row, Name, Filter, Sort>) {
  const { question, list, many, board, furtherActions = none, chooses = true, walked = true } = props;
  const { name, url, view, filtered, opensWith, listVariables } = question;
  const { button, bulk } = useListExport<Row, Filter, Sort, Name>(
    { count: list.total, orMore: list.orMore, listVariables, columns: view.columns },
    props.startExport,
  );
  const asBoard = board !== undefined && url.board;
  const atFirst = opensWith !== undefined && sameQuery(url.question, opensWith);
  const others = [...bulk.actions, ...furtherActions];
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel={props.searchLabel}
        leastSearched={props.leastSearched}
        quick={props.quick}
        actions={
          <>
            {board !== undefined && <BoardSwitch url={url} />}
            {button}
            <ListActions list={name} url={url} view={view} opensWith={opensWith} inColumns={!asBoard} />
          </>
        }
      >
        {(props.filters || filtered) && (
          <>
            {props.filters}
            {filtered && <ConditionChips url={url} columns={filtered} />}
          </>
        )}
      </GridToolbar>
      {asBoard ? (
        board
      ) : (
        <DataGrid
          label={props.label}
          columns={view.columns}
          list={list}
          url={url}
          listVariables={walked ? listVariables : undefined}
          // Every list of records has an ID for each of them.
          rowId={(row) => (row as { id: number | string }).id}
          rowHref={props.rowHref}
          columnActions={view}
          saveCell={props.saveCell}
          bulk={chooses ? { ...bulk, actions: many ? many.around(others) : others } : undefined}
          totals={props.totals}
          empty={atFirst && props.emptyAtFirst ? { ...props.emptyAtFirst, narrowed: false } : props.empty}
        />
      )}
      {many?.dialog}
    </>
  );
}
