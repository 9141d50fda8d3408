import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { AskedFields } from '../database/asked-fields.js';
import type { Database } from '../database/database.js';
import { answer, answered, type JsonColumns, jsonArray, jsonObject } from '../database/json-object.sql.js';
import { prepared } from '../database/sql.js';
import type { PageInfo } from '../graphql/page-info.type.js';
import { parseInput } from '../input.js';
import { all } from './conditions.js';
import { addedUp, type CountedParts } from './kept-totals.js';
import { type Cursor, decodeCursor, encodeCursor, type KeysetPage, shownRows } from './keyset.js';
import type { SortKey } from './list-columns.js';
import { type LongList, longList } from './long-list.js';
import { countedUp, foundAmongMatched, matchedRows, ofMatched } from './matched-rows.js';
import { pageSize } from './page.js';
import { sortedPieces, sortedRows } from './sorted-rows.js';

/** The page that screens ask for. */
const USUAL_PAGE = 50;
const MAX_PAGE = 200;

/** A list whose rows stand in several tables: each is read along its own order, and a row of the page by its id. */
export interface Pieces {
  tables: readonly Sql[];
  /** The row with an id, as a table. */
  rowOf: (id: Sql) => Sql;
}

/** A list of one table whose rows are counted one by one, unless it is `long`: for up to some hundred thousand of them. */
export interface KeysetList<Row> {
  label: string;
  /** The table and the alias of its rows. */
  table: Sql;
  alias: Sql;
  /** What conditions, order and totals need besides the rows. */
  joins?: Sql;
  conditions: readonly Sql[];
  columns: JsonColumns<Row>;
  /** Where rows stand in several tables, of which each has its order. */
  pieces?: Pieces;
  /** What is summed up of all rows that are found, by its name. */
  totals?: Readonly<Record<string, Sql>>;
  /** What count and totals are added up of, where they need not be taken from the rows. */
  parts?: CountedParts | null;
  /** Rows are found by what takes long to look up: that is done once, for the page and for the totals. */
  once?: boolean;
  /** For millions of rows. It has no joins and no totals. */
  long?: LongList;
  /** Whether it is one of very many mixtures of conditions: planned for its values, and not kept. */
  rare?: boolean;
}

export interface AskedPage {
  first: number;
  after?: string | null;
  sort: SortKey;
  direction: 'ASC' | 'DESC';
}

export interface KeysetPageOf<Row> {
  nodes: Row[];
  pageInfo: PageInfo;
  totalCount: number;
  /** By their names in the list; null each where nothing is found. */
  totals: Record<string, number | null>;
}

interface Read<Row> {
  nodes: Row[] | string;
  more: boolean;
  last: Cursor | null;
  totals: Record<string, number | null> & { totalCount: number };
}

/**
 * One page of such a list with its total, in one statement.
 * @throws AppError BAD_USER_INPUT for a page or cursor that cannot be used
 */
export async function readKeysetList<Row>(
  database: Database,
  list: KeysetList<Row>,
  { sort, direction, after, first }: AskedPage,
  asked: AskedFields | null = null,
): Promise<KeysetPageOf<Row>> {
  const { label, table, alias, columns, pieces, long, rare } = list;
  const page = {
    first: parseInput(z.object({ first: pageSize(MAX_PAGE) }), { first }).first,
    direction,
    type: sort.type,
    after: after ? decodeCursor(after, sort.cursor) : null,
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
    SELECT ${answer(jsonArray(columns, asked, rows), asked)} AS nodes, ${shown.hasMore} AS more,
      ${shown.last} AS last, ${read.totals} AS totals`;
  // What is quick for a thousand rows is not for millions: long lists are planned for their values.
  const row = await database.readOne<Read<Row>>(rare || long ? statement : prepared(label, statement));
  const { nodes = [], more = false, last = null, totals: summed } = row ?? {};
  const { totalCount = 0, ...sums } = summed ?? {};
  return {
    // What was asked comes as text, which goes out as it is.
    nodes: answered(nodes) as Row[],
    pageInfo: { hasNextPage: more, endCursor: last && encodeCursor(...last) },
    totalCount: totalCount ?? 0,
    totals: sums,
  };
}

/** Parts of a statement that find a page of a list and add up all of it. */
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
