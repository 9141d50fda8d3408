import type { ReactNode } from 'react';
import type { BulkAct } from '../grid/bulk-act';
import { ConditionChips } from '../grid/condition-chips';
import { DataGrid, type GridList } from '../grid/data-grid';
import type { SaveCell } from '../grid/editable-cell';
import { GridToolbar } from '../grid/grid-toolbar';
import { ListActs } from '../grid/list-acts';
import { sameQuestion } from '../grid/use-grid-url';
import { type StartExport, useListExport } from '../tasks/use-list-export';
import type { ManyActs } from '../tasks/use-many-acts';
import { BoardSwitch } from './board-switch';
import type { ListQuestion } from './use-list-question';

type Asked<Filter, Sort> = { filter: Filter; sort: Sort };

type Props<Row, Name extends string, Filter, Sort> = {
  /** The accessible name of the grid. */
  label: string;
  searchLabel: string;
  question: ListQuestion<Row, Name, Asked<Filter, Sort>>;
  list: GridList<Row>;
  /** The fewest letters that the list can look up; fewer ask nothing of it. */
  leastSearched?: number;
  /** Where a row leads; null for rows without a page of their own. */
  rowHref?: (row: Row) => string | null;
  /** False where a row leads to something else than a record of this list, which has no next one. */
  walked?: boolean;
  /** What is asked of it most often, always in sight. */
  quick?: ReactNode;
  /** The filters of the list itself; those on single columns come behind them. */
  filters?: ReactNode;
  /** Asks the server for a file of rows. */
  startExport: StartExport<Filter, Sort, Name>;
  /** Saves what is typed into cells; without it, none are edited in place. */
  saveCell?: SaveCell<Row>;
  /** Changes to many rows, and their deletion. */
  many?: ManyActs<Filter>;
  /** What else can be done with many rows. */
  furtherActs?: readonly BulkAct<Row, Filter>[];
  /** False for those who choose no rows. */
  chooses?: boolean;
  /** What stands below each column, by its id. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** The same records as a board, for lists that have one; `list` tells how many there are then, too. */
  board?: ReactNode;
  empty: { title: string; text?: ReactNode };
  /** What to say instead where what the list opens with finds nothing. */
  emptyAtFirst?: { title: string; text?: ReactNode };
};

const none: readonly never[] = [];

/**
 * The list of a noun as staff work with it: search and filters, saved views, choice of columns, export, the rows, and
 * what can be done with many of them. The noun says its columns, words and queries.
 */
export function RecordList<Row, Name extends string, Filter, Sort>(props: Props<Row, Name, Filter, Sort>) {
  const { question, list, many, board, furtherActs = none, chooses = true, walked = true } = props;
  const { name, url, view, filtered, opensWith, asked } = question;
  const { button, bulk } = useListExport<Row, Filter, Sort, Name>(
    { count: list.total, orMore: list.orMore, asked, columns: view.columns },
    props.startExport,
  );
  const asBoard = board !== undefined && url.board;
  const atFirst = opensWith !== undefined && sameQuestion(url.question, opensWith);
  const others = [...bulk.acts, ...furtherActs];
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel={props.searchLabel}
        leastSearched={props.leastSearched}
        quick={props.quick}
        acts={
          <>
            {board !== undefined && <BoardSwitch url={url} />}
            {button}
            <ListActs list={name} url={url} view={view} opensWith={opensWith} inColumns={!asBoard} />
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
          asked={walked ? asked : undefined}
          // Every list of records has a number for each of them.
          rowId={(row) => (row as { id: number | string }).id}
          rowHref={props.rowHref}
          columnActs={view}
          saveCell={props.saveCell}
          bulk={chooses ? { ...bulk, acts: many ? many.around(others) : others } : undefined}
          totals={props.totals}
          empty={atFirst && props.emptyAtFirst ? { ...props.emptyAtFirst, narrowed: false } : props.empty}
        />
      )}
      {many?.dialog}
    </>
  );
}
