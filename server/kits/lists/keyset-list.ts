import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.js';
import {
  answer,
  answered,
  type JsonColumns,
  jsonArray,
  jsonObject,
} from '../../platform/database/json-object.sql.js';
import type { Selection } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import type { PageInfo } from '../../platform/graphql/page-info.type.js';
import { parseInput } from '../../platform/input.js';
import { all } from './conditions.js';
import { type Cursor, decodeCursor, type KeysetPage, orderOf, shownRows, writeCursor } from './keyset.js';
import type { SortKey } from './list-columns.js';
import { type LongList, longList } from './long-list.js';
import { countedUp, foundAmongMatched, matchedRows, ofMatched } from './matched-rows.js';
import { pageSize } from './page.js';
import { addedUp, type CountedParts } from './rollup-totals.js';
import { sortedPieces, sortedRows } from './sorted-rows.js';

/** The page size of the screens. */
const USUAL_PAGE = 50;
const MAX_PAGE = 200;

/**
 * A list whose rows are in several tables. Each table is read in its own order, and the rows of the page by
 * their ids.
 */
export interface Pieces {
  tables: readonly Sql[];
  /** Returns the row with an id, as a table. */
  rowOf: (id: Sql) => Sql;
}

/**
 * A list of one table. Its rows are counted one by one, which is fast enough for some hundred thousand,
 * unless it is `long`.
 */
export interface KeysetList<Row> {
  label: string;
  /** The table and the alias of its rows. */
  table: Sql;
  alias: Sql;
  /** The joins that conditions, sort order and totals need. */
  joins?: Sql;
  conditions: readonly Sql[];
  columns: JsonColumns<Row>;
  /** The tables, if rows are in several tables with a sort order each. */
  pieces?: Pieces;
  /** The sums over all matching rows, by name. */
  totals?: Readonly<Record<string, Sql>>;
  /** The parts that count and totals are added up from, if the rows are not needed. */
  parts?: CountedParts | null;
  /** True if finding the rows is slow, so that it is done once for both the page and the totals. */
  once?: boolean;
  /** The options of a list with millions of rows, which has no joins and no totals. */
  long?: LongList;
  /** True for one of very many combinations of conditions, which is planned for its values and not cached. */
  rare?: boolean;
}

export interface PageRequest {
  first: number;
  after?: string | null;
  /** The name of the sort column, for the cursors. */
  column: string;
  sort: SortKey;
  direction: 'ASC' | 'DESC';
}

export interface KeysetPageOf<Row> {
  nodes: Row[];
  pageInfo: PageInfo;
  totalCount: number;
  /** The totals by name. Each is null if no rows match. */
  totals: Record<string, number | null>;
}

interface Read<Row> {
  nodes: Row[] | string;
  more: boolean;
  last: Cursor | null;
  totals: Record<string, number | null> & { totalCount: number };
}

/**
 * Returns a page of a list with its total count, in one statement.
 * @throws AppError BAD_USER_INPUT for an invalid page size or cursor
 */
export async function readKeysetList<Row>(
  database: Database,
  list: KeysetList<Row>,
  { column, sort, direction, after, first }: PageRequest,
  selection: Selection | null = null,
): Promise<KeysetPageOf<Row>> {
  const { label, table, alias, columns, pieces, long, rare } = list;
  const order = orderOf(label, { column, direction });
  const page = {
    first: parseInput(z.object({ first: pageSize(MAX_PAGE) }), { first }).first,
    direction,
    type: sort.type,
    after: after ? decodeCursor(order, after, sort.cursor) : null,
    usual: USUAL_PAGE,
  };
  const shown = shownRows(page, {
    found: sql`found`,
    shown: sql`shown`,
    alias: sql`f`,
    sorted: sql`f.sorted`,
  });
  const its = pieces ? sql`LATERAL ${pieces.rowOf(sql`f.id`)}` : table;
  const rows = sql`FROM shown f JOIN ${its} ${alias} ON ${alias}.id = f.id ORDER BY ${shown.order}`;
  const read = long ? longList({ ...list, ...long }, page, sort.expression) : rowsAndTotals(list, sort, page);
  const statement = sql`WITH ${read.found},
      shown AS (${shown.rows})
    SELECT ${answer(jsonArray(columns, selection, rows), selection)} AS nodes, ${shown.hasMore} AS more,
      ${shown.last} AS last, ${read.totals} AS totals`;
  // Long lists are planned for their values, since a plan that is fast for a thousand rows is not for
  // millions.
  const row = await database.readOne<Read<Row>>(rare || long ? statement : prepared(label, statement));
  const { nodes = [], more = false, last = null, totals: summed } = row ?? {};
  const { totalCount = 0, ...sums } = summed ?? {};
  return {
    // Selected fields arrive as text that is sent unchanged.
    nodes: answered(nodes) as Row[],
    pageInfo: { hasNextPage: more, endCursor: last && writeCursor(order, last) },
    totalCount: totalCount ?? 0,
    totals: sums,
  };
}

/** Returns the parts of a statement that find a page of a list and add up all of it. */
function rowsAndTotals<Row>(
  list: KeysetList<Row>,
  sort: SortKey,
  page: KeysetPage,
): { found: Sql; totals: Sql } {
  const { table, alias, joins = empty, conditions, pieces, totals = {}, parts, once } = list;
  const rowsIn = (each: Sql) => ({ alias, from: sql`FROM ${each} ${alias} ${joins}`, conditions });
  const rows = rowsIn(table);
  if (once)
    return {
      found: sql`${matchedRows(rows, sort, totals)}, found AS (${foundAmongMatched(page)})`,
      totals: jsonObject(countedUp(ofMatched(totals)), null, sql`FROM matched m`),
    };
  return {
    found: sql`found AS (${pieces ? sortedPieces(pieces.tables.map(rowsIn), sort, page) : sortedRows(rows, sort, page)})`,
    totals: parts
      ? jsonObject(addedUp(parts), null, parts.from)
      : jsonObject(countedUp(totals), null, sql`${rows.from} WHERE ${all(conditions)}`),
  };
}
