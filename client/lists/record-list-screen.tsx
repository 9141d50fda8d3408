import type { ReactNode } from 'react';
import type { RecordStore, Versioned } from '../editing/record-store';
import type { RowFragment } from '../graphql/row-cache';
import type { ColumnTest } from '../graphql/schema.generated';
import type { FilteredColumn } from '../grid/column-conditions';
import type { SaveCell } from '../grid/editable-cell';
import type { GridColumn, GridSort } from '../grid/grid-column';
import { ChipFilter, SelectFilter } from '../grid/grid-filters';
import { askFor, choicesAmong, listVariables } from '../grid/list-variables';
import { useCellSaver } from '../grid/use-cell-saver';
import type { GridUrl } from '../grid/use-grid-url';
import { type Connection, type ListResult, useKeysetList } from '../grid/use-keyset-list';
import type { Task } from '../tasks/task';
import type { ListBulkActions } from '../tasks/use-bulk-actions';
import type { StartExport } from '../tasks/use-list-export';
import { RecordList } from './record-list';
import { type ListQuery, useListQuery } from './use-list-query';

/** A filter of a list on one column: chips for any number of choices, or a selection of one. */
type ListFilter<Column extends string> = {
  /** The name of the filter in the address. */
  name: string;
  label: string;
  column: Column;
  choices: readonly { value: string; label: string }[];
  as: 'chips' | 'select';
  /** Reads the values in the address as the test does; 'ONE_OF' by default. 'CONTAINS' takes the first one. */
  test?: ColumnTest;
};

type Variables<Column extends string> = ReturnType<typeof listVariables<Column>>;
type Question<Row, Column extends string> = ListQuery<Row, Column, Variables<Column>>;
type Filter<Column extends string> = Variables<Column>['filter'];
type Sort<Column extends string> = Variables<Column>['sort'];
type ExportOf<Column extends string> = Parameters<StartExport<Filter<Column>, Sort<Column>, Column>>[0];

type Declaration<
  Row,
  Column extends string,
  Page extends Connection<Row>,
  Field extends string,
  ExportField extends string,
> = {
  /** The name under which views and the arrangement of the columns are saved. */
  name: string;
  label: string;
  searchLabel: string;
  columns: readonly GridColumn<Row, Column>[];
  /** Columns that can be filtered. */
  filtered: readonly FilteredColumn[];
  filters?: readonly ListFilter<Column>[];
  defaultSort: GridSort & { id: Column };
  /** The query for a page of rows, and its field with the page. */
  rows: readonly [
    useRows: (options: Question<Row, Column>['query']) => ListResult<Record<Field, Page>>,
    field: Field,
  ];
  /** The mutation that starts an export, and its field with the task. */
  exporting: readonly [
    useStart: () => readonly [
      (options: {
        variables: ExportOf<Column>;
      }) => Promise<{ data?: { [Name in ExportField]: Task | null } | null }>,
      ...unknown[],
    ],
    field: ExportField,
  ];
  /** Saves values that are typed into cells. */
  useSaveCell?: () => SaveCell<Row> | undefined;
  useMany?: () => ListBulkActions<Filter<Column>> | undefined;
  /** Converts the page to the totals below the columns, by column ID. */
  totals?: (page: Page) => Readonly<Record<string, ReactNode>> | undefined;
  /** False if rows do not lead to records of this list. */
  walked?: boolean;
  empty: { title: string; text?: ReactNode };
};

/** For lists without the part. */
const none = () => undefined;

const conditionsOf = <Column extends string>(filters: readonly ListFilter<Column>[], url: GridUrl) =>
  filters.flatMap(({ name, column, choices, test }) => {
    const values = choicesAmong(choices, url.filters[name]);
    return askFor<Column>(column, test === 'CONTAINS' ? values.slice(0, 1) : values, test);
  });

/** Returns a hook that saves cells with the operations of a record type. `fragment` is a row of the list. */
export const savesCells =
  <Row extends Versioned, Stored extends Versioned, Input>(
    store: RecordStore<Stored, Input>,
    fragment: RowFragment<Row>,
  ) =>
  (): SaveCell<Row> =>
    useCellSaver(store, fragment);

/** Declares the list of a record type, for RecordListScreen. */
export const declareList = <
  Row,
  Column extends string,
  Page extends Connection<Row>,
  Field extends string,
  ExportField extends string,
>(
  declaration: Declaration<Row, Column, Page, Field, ExportField>,
) => ({ ...declaration, filterNames: declaration.filters?.map(({ name }) => name) ?? [] });

type Declared<
  Row,
  Column extends string,
  Page extends Connection<Row>,
  Field extends string,
  ExportField extends string,
> = Declaration<Row, Column, Page, Field, ExportField> & { filterNames: string[] };

/**
 * The list of a record type for staff, as declared: columns, filters, texts and operations. A list with parts of its
 * own, such as a board or dialogs, uses RecordList directly.
 */
export function RecordListScreen<
  Row,
  Column extends string,
  Page extends Connection<Row>,
  Field extends string,
  ExportField extends string,
>({
  of: { rows, exporting, filters = [], totals, useSaveCell = none, useMany = none, ...of },
  rowHref,
}: {
  of: Declared<Row, Column, Page, Field, ExportField>;
  rowHref?: (row: Row) => string;
}) {
  const { columns, defaultSort } = of;
  const question = useListQuery({
    ...of,
    variables: (url) => listVariables(url, columns, defaultSort, conditionsOf(filters, url)),
  });
  const [useRows, field] = rows;
  const result = useRows(question.query);
  const [useStart, exportField] = exporting;
  const [startExport] = useStart();
  const page = (result.data ?? result.previousData)?.[field];
  return (
    <RecordList
      label={of.label}
      searchLabel={of.searchLabel}
      empty={of.empty}
      walked={of.walked}
      question={question}
      list={useKeysetList(result, field)}
      rowHref={rowHref}
      filters={filters.map(({ as, name, label, choices }) => {
        const Filter = as === 'chips' ? ChipFilter : SelectFilter;
        return <Filter key={name} url={question.url} name={name} label={label} choices={choices} />;
      })}
      saveCell={useSaveCell()}
      startExport={async (variables) => (await startExport({ variables })).data?.[exportField] ?? undefined}
      many={useMany()}
      totals={page && totals?.(page)}
    />
  );
}
