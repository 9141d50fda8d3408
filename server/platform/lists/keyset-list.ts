import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Database } from '../database/database.js';
import { type JsonColumns, jsonArray } from '../database/json-object.sql.js';
import { prepared } from '../database/sql.js';
import type { PageInfo } from '../graphql/page-info.type.js';
import { parseInput } from '../input.js';
import { all } from './conditions.js';
import { type Cursor, decodeCursor, encodeCursor, keysetEnd, shownRows } from './keyset.js';
import { pageSize } from './page.js';

/** The page that screens ask for. */
const USUAL_PAGE = 50;
const MAX_PAGE = 200;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d:\d\d$/;

/** What a list can be sorted by. */
export interface SortKey {
  expression: Sql;
  type: Sql;
  /** The value in a cursor. */
  cursor: z.ZodType<string | number>;
}

/** An instant; in a cursor as PostgreSQL writes it, to the microsecond. */
export const byInstant = (expression: Sql): SortKey => ({
  expression,
  type: sql`timestamptz`,
  cursor: z.string().regex(INSTANT),
});

/** A list of one table whose rows are counted one by one: for thousands of them. */
export interface KeysetList<Row> {
  label: string;
  /** The table and the alias of its rows. */
  table: Sql;
  alias: Sql;
  conditions: readonly Sql[];
  columns: JsonColumns<Row>;
}

export interface AskedPage {
  first: number;
  after?: string | null;
  sort: SortKey;
  direction: 'ASC' | 'DESC';
}

/**
 * One page of such a list with its total, in one statement.
 * @throws AppError BAD_USER_INPUT for a page or cursor that cannot be used
 */
export async function readKeysetList<Row>(
  database: Database,
  { label, table, alias, conditions, columns }: KeysetList<Row>,
  { sort, direction, after, first }: AskedPage,
): Promise<{ nodes: Row[]; pageInfo: PageInfo; totalCount: number }> {
  const page = {
    first: parseInput(z.object({ first: pageSize(MAX_PAGE) }), { first }).first,
    direction,
    type: sort.type,
    after: after ? decodeCursor(after, sort.cursor) : null,
    usual: USUAL_PAGE,
  };
  const where = all(conditions);
  const sorted = sort.expression;
  const part = { found: sql`found`, shown: sql`shown`, alias, sorted };
  const shown = shownRows(page, part);
  const row = await database.readOne<{ nodes: Row[]; more: boolean; last: Cursor | null; total: number }>(
    prepared(
      label,
      sql`WITH found AS (SELECT ${alias}.* FROM ${table} ${alias}
          WHERE ${where} ${keysetEnd(page, sorted, sql`${alias}.id`)}),
        shown AS (${shown.rows})
      SELECT ${jsonArray(columns, null, sql`FROM shown ${alias} ORDER BY ${shown.order}`)} AS nodes,
        ${shown.hasMore} AS more, ${shown.last} AS last,
        (SELECT count(*) FROM ${table} ${alias} WHERE ${where})::integer AS total`,
    ),
  );
  const { nodes = [], more = false, last = null, total = 0 } = row ?? {};
  return {
    nodes,
    pageInfo: { hasNextPage: more, endCursor: last && encodeCursor(...last) },
    totalCount: total,
  };
}
