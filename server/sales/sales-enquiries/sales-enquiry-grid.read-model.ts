import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { all, partsSet } from '../../kits/lists/conditions.js';
import {
  type Cursor,
  decodeCursor,
  type KeysetPage,
  keysetEnd,
  orderOf,
  shownRows,
  writeCursor,
} from '../../kits/lists/keyset.js';
import type { ListSort } from '../../kits/lists/list-inputs.js';
import { pageOffset, pageSize } from '../../kits/lists/page.js';
import type { Statement } from '../../platform/database/database.js';
import { answer, answered, jsonArray } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import { badInput } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { EnquiryVisibility } from './enquiry-visibility.js';
import type { SalesEnquiryFilter } from './sales-enquiry.inputs.js';
import { looksAtMany, sumsOf } from './sales-enquiry-count.sql.js';
import {
  asksBoth,
  conditionsOf,
  EITHER,
  type GridFilter,
  readGridFilter,
} from './sales-enquiry-grid.filter.js';
import type { SalesEnquiryConnection, SalesEnquiryRow, SalesTotals } from './sales-enquiry-grid.type.js';
import { enquirySortKey, NEWEST_FIRST } from './sales-enquiry-order.sql.js';
import { enquiryRow, ROW_JOINS } from './sales-enquiry-row.sql.js';
import { searchOf } from './sales-enquiry-search.sql.js';

/** The name of the list in its cursors. */
export const ENQUIRY_LIST = 'sales-enquiries';
const MAX_PAGE = 500;
/**
 * The maximum offset. Skipping rows costs as much as reading them, so longer lists are read by cursor (A151).
 */
export const MAX_OFFSET = 10_000;
export const OFFSET_TOO_FAR =
  'An offset goes up to 10,000: page on with `after: endCursor` of GraphQL, or narrow the list.';
/** The page size of the screens. Its value is part of the statement. */
const USUAL_PAGE = 50;

const pageSchema = z.object({
  first: pageSize(MAX_PAGE),
  offset: pageOffset(MAX_OFFSET, OFFSET_TOO_FAR).nullish(),
});

export interface GridPage {
  first: number;
  after?: string | null;
  offset?: number | null;
}

const NOTHING: SalesEnquiryConnection = {
  nodes: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 0,
  totals: { enquiries: 0, revenue: 0, contribution: 0 },
};

/**
 * Returns one page of the enquiries that the caller may see, with the number and totals under this filter.
 * Runs one statement; number and totals come from the rollup if the filter allows.
 * @throws AppError BAD_USER_INPUT for an invalid filter, page or cursor, FORBIDDEN for a filter that is only
 * for staff
 */
export async function listSalesEnquiries(
  context: RequestContext,
  filterGiven: SalesEnquiryFilter | null | undefined,
  sort: ListSort | null | undefined,
  { after, ...pageGiven }: GridPage,
  selection: Selection | null = null,
): Promise<WithRawNodes<SalesEnquiryConnection>> {
  const page = parseInput(pageSchema, pageGiven);
  if (after && page.offset) throw badInput('Give either after or offset, not both.');
  const { filter, visibility } = readGridFilter(context, filterGiven ?? {});
  if (!visibility) return NOTHING;
  const order = sort ?? NEWEST_FIRST;
  const { expression: sorted, type, cursor } = enquirySortKey(visibility, order);
  const cursors = orderOf(ENQUIRY_LIST, order);
  const keyset = {
    ...page,
    direction: order.direction,
    type,
    usual: USUAL_PAGE,
    after: after ? decodeCursor(cursors, after, cursor) : null,
  };
  const statement = gridStatement(visibility, filter, sorted, keyset, selectionOf(selection, 'nodes'));
  const row = await context.app.database.readOne<GridAnswer>(statement);
  if (!row) return NOTHING;
  const { nodes, hasNextPage, last, totalCount, totals } = row;
  return {
    nodes: answered(nodes),
    pageInfo: { hasNextPage, endCursor: last && writeCursor(cursors, last) },
    totalCount,
    totals,
  };
}

interface GridAnswer {
  nodes: SalesEnquiryRow[] | string;
  hasNextPage: boolean;
  /** The sort value and the id of the last row. */
  last: Cursor | null;
  totalCount: number;
  totals: SalesTotals | null;
}

/**
 * Returns the first rows in order. As each index has either archived enquiries or the others, a list with
 * both reads the first rows of each kind, and the page takes the first of these. With an offset, the rows to
 * skip can be counted only in a single order.
 */
function firstRows(filter: GridFilter, { offset }: KeysetPage, inOrder: (...more: Sql[]) => Sql): Sql {
  if (!asksBoth(filter) || offset) return inOrder();
  const [others, archived] = EITHER.map((each) => inOrder(each));
  return sql`(${others}) UNION ALL (${archived})`;
}

function gridStatement(
  visibility: EnquiryVisibility,
  filter: GridFilter,
  sorted: Sql,
  page: KeysetPage,
  selection: Selection | null,
): Statement {
  const { search: wanted, ...parts } = filter;
  const where = conditionsOf(visibility, filter);
  const end = (by: Sql, id: Sql) => keysetEnd(page, by, id);
  const summed = () => sumsOf(visibility, filter, where);
  const search =
    wanted && searchOf(visibility, wanted, { where, sorted, amongMany: looksAtMany(visibility, filter) });
  const rows = (condition: Sql) => sql`SELECT e.* FROM sales_enquiry e WHERE ${condition}`;
  const inOrder = (...more: Sql[]) => rows(sql`${all([where, ...more])} ${end(sorted, sql`e.id`)}`);
  const part = { found: sql`page`, shown: sql`shown`, alias: sql`e`, sorted };
  const shown = shownRows(page, part);
  const from = sql`FROM shown e ${ROW_JOINS} ORDER BY ${shown.order}`;
  const statement = sql`WITH ${search ? sql`${search.parts},` : empty}
      page AS (${search ? rows(sql`e.id = ANY (ARRAY(${search.page(end)}))`) : firstRows(filter, page, inOrder)}),
      shown AS (${shown.rows}),
      sums AS (${search ? search.sums(summed) : summed()})
    SELECT ${answer(jsonArray(enquiryRow(visibility.viewerSql), selection, from), selection)} AS nodes,
      ${shown.hasMore} AS "hasNextPage", ${shown.last} AS last,
      (SELECT enquiries FROM sums)::integer AS "totalCount",
      (SELECT to_json(sums) FROM sums WHERE revenue IS NOT NULL) AS totals`;
  // Rare combinations of filters are planned for their values, as there are too many of them to cache their
  // plans.
  return partsSet(parts) > 1 ? statement : prepared('enquiries', statement);
}
