import type { Database } from '../../platform/database/database.js';
import type { Selection } from '../../platform/database/selection.js';
import { badField } from '../../platform/errors.js';
import { type KeysetList, type KeysetPageOf, readKeysetList } from './keyset-list.js';
import { type ListColumn, type ListColumns, sortKeyOf } from './list-columns.js';
import { columnOf, type FilteredList, isRare, joinsOf, narrowedBy } from './list-filter.js';
import type { ListFilter, ListSort } from './list-inputs.js';
import { type RollupTotals, rollupPartsOf } from './rollup-totals.js';

/** A list that can be filtered and sorted by any of its columns. */
export interface ColumnList<Row>
  extends Omit<KeysetList<Row>, 'joins' | 'rare' | 'totals' | 'parts'>,
    FilteredList {
  /**
   * True if texts are looked up in indexes. Such statements are planned for each text, since some texts match
   * few rows and others many.
   */
  looksUp?: true;
  /** The columns with a sum. */
  summed?: readonly string[];
  /** Stored counts and sums, those with the fewest parts first. */
  rollups?: readonly RollupTotals[];
  sort: ListSort;
}

export interface ListRequest {
  filter?: ListFilter | null;
  sort?: ListSort | null;
  first: number;
  after?: string | null;
}

/**
 * Returns the column that a list is sorted by, its sort key and the direction.
 * @throws AppError BAD_USER_INPUT
 */
export function sortedAs(listed: ListColumns, { column, direction }: ListSort) {
  const sortedBy = columnOf(listed, column);
  const key = sortKeyOf(sortedBy, direction === 'DESC');
  if (!key) throw badField('sort', 'The list cannot be sorted by this column.');
  return { sortedBy, key, direction };
}

/**
 * Returns a page of the list with its total count and sums, in one statement.
 * @throws AppError BAD_USER_INPUT
 */
export function readColumnList<Row>(
  database: Database,
  {
    listed,
    search,
    looksUp,
    usually,
    referredAs,
    summed = [],
    rollups,
    sort: usual,
    conditions,
    ...list
  }: ColumnList<Row>,
  { filter, sort, first, after }: ListRequest,
  selection: Selection | null = null,
): Promise<KeysetPageOf<Row>> {
  const narrowed = narrowedBy({ listed, search, usually, referredAs, alias: list.alias }, filter);
  const { column, direction } = sort ?? usual;
  const { sortedBy, key } = sortedAs(listed, { column, direction });
  const searched = looksUp && Boolean(filter?.search);
  const parts = rollupPartsOf({ conditions, usually, rollups }, filter);
  const sums = parts ? [] : summed.map((name): [string, ListColumn] => [name, columnOf(listed, name)]);
  const totals = Object.fromEntries(sums.map(([name, { value }]) => [name, value]));
  const along = narrowed.columnConditions.flatMap(({ column: filtered, condition }) =>
    filtered === sortedBy ? condition : [],
  );
  return readKeysetList(
    database,
    {
      ...list,
      conditions: [...conditions, ...narrowed.conditions],
      joins: joinsOf([...narrowed.used, sortedBy, ...sums.map(([, summedUp]) => summedUp)]),
      totals,
      parts,
      rare: isRare(narrowed) || searched,
      once: searched,
      long: list.long && { ...list.long, along },
    },
    { column, sort: key, direction, first, after },
    selection,
  );
}
