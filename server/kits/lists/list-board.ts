import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.js';
import { answer, answered, jsonArray, jsonObject } from '../../platform/database/json-object.sql.js';
import { type RawJson, type Selection, selectionOf } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import type { PageInfo } from '../../platform/graphql/page-info.type.js';
import { parseInput } from '../../platform/input.js';
import { type ColumnList, type ListRequest, sortedAs } from './column-list.js';
import { all } from './conditions.js';
import { type Cursor, type KeysetPage, orderOf, writeCursor } from './keyset.js';
import type { ListColumn, SortKey } from './list-columns.js';
import { columnOf, isRare, joinsOf, type Narrowed, narrowedBy } from './list-filter.js';
import {
  countedUp,
  foundAmongMatched,
  matchedRows,
  type Named,
  ofMatched,
  quoted,
  selected,
} from './matched-rows.js';
import { pageSize } from './page.js';
import { addedUp, rollupPartsOf } from './rollup-totals.js';
import { sortedRows } from './sorted-rows.js';

/** The number of cards per column that screens ask for. */
const USUAL_CARDS = 25;
const MAX_CARDS = 100;

/** A column of a board: the first rows of a list that have one value, and their totals. */
export interface BoardColumn<Row> {
  value: string;
  nodes: Row[] | RawJson;
  /** The position in the list, filtered by the value. */
  pageInfo: PageInfo;
  totalCount: number;
  /** The totals by name. Each is null if no rows match. */
  totals: Record<string, number | null>;
}

/** The list column that makes the columns of a board, and its values in order. */
export interface BoardBy {
  column: string;
  values: readonly string[];
}

interface Read<Row> {
  value: string;
  nodes: Row[] | string;
  more: boolean;
  last: Cursor | null;
  count: number | null;
  totals: Record<string, number | null> | null;
}

/**
 * Returns the rows of a list grouped by the values of a column, each group with its count and sums, in one
 * statement. `first` applies to each column. Filter and sort order are those of the list.
 * @throws AppError BAD_USER_INPUT
 */
export async function readBoard<Row>(
  database: Database,
  list: ColumnList<Row>,
  by: BoardBy,
  { filter, sort, first: wanted }: ListRequest,
  selection: Selection | null,
): Promise<BoardColumn<Row>[]> {
  const { label, table, alias, columns, listed, summed = [], looksUp } = list;
  const { first } = parseInput(z.object({ first: pageSize(MAX_CARDS) }), { first: wanted });
  const listSort = sort ?? list.sort;
  const { sortedBy, key, direction } = sortedAs(listed, listSort);
  const searched = looksUp && Boolean(filter?.search);
  const narrowed = narrowedBy(list, filter);
  const page = { direction, type: key.type, after: null, first, usual: USUAL_CARDS };
  const parts = countedAndFound(list, by.column, narrowed, { filter, sortedBy, key, page, searched });
  const totals = Object.fromEntries(summed.map((name) => [name, sql`c.${quoted(name)}`]));
  const statement = sql`WITH part AS (
      SELECT * FROM unnest(${[...by.values]}::text[]) WITH ORDINALITY AS part (value, place)),
    ${parts}
    SELECT part.value,
      ${answer(
        jsonArray(
          columns,
          selectionOf(selection, 'nodes'),
          sql`FROM found f JOIN ${table} ${alias} ON ${alias}.id = f.id
            WHERE f.place = part.place AND f.nth <= ${first}::integer ORDER BY f.nth`,
        ),
        selection,
      )} AS nodes,
      (SELECT count(*) > ${first}::integer FROM found f WHERE f.place = part.place) AS more,
      (SELECT json_build_array(f.sorted, f.id) FROM found f
        WHERE f.place = part.place AND f.nth <= ${first}::integer ORDER BY f.nth DESC LIMIT 1) AS last,
      c."totalCount" AS count, ${jsonObject(totals, null)} AS totals
    FROM part LEFT JOIN counted c ON c.value = part.value ORDER BY part.place`;
  const rare = isRare(narrowed) || searched;
  const rows = await database.read<Read<Row>>(rare ? statement : prepared(`${label}-board`, statement));
  return rows.map(({ value, nodes, more, last, count, totals: summedUp }) => ({
    value,
    nodes: answered(nodes) as Row[] | RawJson,
    pageInfo: { hasNextPage: more, endCursor: last && writeCursor(orderOf(label, listSort), last) },
    totalCount: count ?? 0,
    totals: summedUp ?? {},
  }));
}

interface BoardRequest {
  filter: ListRequest['filter'];
  sortedBy: ListColumn;
  key: SortKey;
  page: KeysetPage;
  searched: boolean | undefined;
}

/**
 * Returns the parts of the statement: `counted`, a row with the totals of each value, and `found`, the first
 * rows of each `part`. A search is run once for both.
 */
function countedAndFound<Row>(
  list: ColumnList<Row>,
  by: string,
  narrowed: Narrowed,
  { filter, sortedBy, key, page, searched }: BoardRequest,
): Sql {
  const { table, alias, listed, summed = [] } = list;
  const parted = columnOf(listed, by);
  const rollup = rollupPartsOf(list, filter, [by]);
  const sums = rollup ? [] : summed.map((name) => [name, columnOf(listed, name)] as const);
  const used = [...narrowed.used, sortedBy, parted, ...sums.map(([, sum]) => sum)];
  const from = sql`FROM ${table} ${alias} ${joinsOf(used)}`;
  const conditions = [...list.conditions, ...narrowed.conditions];
  const wanted = Object.fromEntries(sums.map(([name, { value }]) => [name, value]));
  if (searched)
    return sql`${matchedRows({ alias, from, conditions }, key, { value: parted.value, ...wanted })},
    ${counted(sql`m.value`, countedUp(ofMatched(wanted)), sql`FROM matched m`)},
    ${firstOfEach(page, foundAmongMatched(page, sql`m.value = part.value`))}`;
  const ofPart = [...conditions, sql`${parted.value} = part.value`];
  return sql`${
    rollup
      ? counted(columnOf(rollup.columns, by).value, addedUp(rollup), rollup.from)
      : counted(parted.value, countedUp(wanted), sql`${from} WHERE ${all(conditions)}`)
  }, ${firstOfEach(page, sortedRows({ alias, from, conditions: ofPart }, key, page))}`;
}

const counted = (value: Sql, sums: Named, rows: Sql): Sql =>
  sql`counted AS (SELECT ${selected({ value, ...sums })} ${rows} GROUP BY 1)`;

function firstOfEach({ direction }: KeysetPage, found: Sql): Sql {
  const order = raw(direction);
  return sql`found AS MATERIALIZED (
      SELECT part.place, f.id, f.sorted,
        row_number() OVER (PARTITION BY part.place ORDER BY f.sorted ${order}, f.id ${order}) AS nth
      FROM part CROSS JOIN LATERAL (${found}) f)`;
}
